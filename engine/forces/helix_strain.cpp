#include "forces/helix_strain.h"

#include "lie/so3.h"

namespace gyre {

using so3::hat;

HelixStrain::HelixStrain(const Vec6& xi)
    : d_(xi.head<3>()), theta_(xi.tail<3>()), x_(theta_.squaredNorm()), c_(so3::inverseTangentCoefficients(x_)) {
  w_ << d_ - 0.5 * theta_.cross(d_) + c_.g * (theta_ * theta_.dot(d_) - x_ * d_), theta_;
}

Mat3 HelixStrain::inverseTangent() const {
  return (1 - c_.g * x_) * Mat3::Identity() - 0.5 * hat(theta_) + c_.g * theta_ * theta_.transpose();
}

Mat3 HelixStrain::turned(const Vec3& b) const {
  const double a = theta_.dot(b);
  const Vec3 q = theta_ * a - x_ * b;
  return 0.5 * hat(b) + 2 * c_.g1 * q * theta_.transpose() +
         c_.g * (a * Mat3::Identity() + theta_ * b.transpose() - 2 * b * theta_.transpose());
}

Vec3 HelixStrain::gradient(const Vec3& d, const Vec3& N) const {
  const double a = theta_.dot(d), b = theta_.dot(N), dN = d.dot(N);
  return 0.5 * N.cross(d) + 2 * c_.g1 * (a * b - x_ * dN) * theta_ + c_.g * (d * b + N * a - 2 * dN * theta_);
}

Vec6 HelixStrain::times(const Vec6& y) const {
  const Vec3 t = y.head<3>(), r = y.tail<3>();
  Vec6 out;
  out << t - 0.5 * theta_.cross(t) + c_.g * (theta_ * theta_.dot(t) - x_ * t) + turned(d_) * r, r;
  return out;
}

Vec6 HelixStrain::transposedTimes(const Vec6& s) const {
  const Vec3 N = s.head<3>(), M = s.tail<3>();
  Vec6 out;
  out << N + 0.5 * theta_.cross(N) + c_.g * (theta_ * theta_.dot(N) - x_ * N), M + gradient(d_, N);
  return out;
}

Mat6 HelixStrain::jacobian() const {
  Mat6 H = Mat6::Identity();
  H.topLeftCorner<3, 3>() = inverseTangent();
  H.topRightCorner<3, 3>() = turned(d_);
  return H;
}

Mat6 HelixStrain::actionDerivative(const Vec6& y) const {
  const Vec3 t = y.head<3>(), h = y.tail<3>();
  const double a = theta_.dot(d_), b = theta_.dot(h), dh = d_.dot(h);
  const Mat3 I = Mat3::Identity();
  // (d/dtheta T(-theta)^-1)[h], which acts on d.
  const Vec3 q = theta_ * a - x_ * d_;
  const Mat3 alongH = -0.5 * hat(h) + 2 * c_.g1 * b * (theta_ * theta_.transpose() - x_ * I) +
                      c_.g * (h * theta_.transpose() + theta_ * h.transpose() - 2 * b * I);
  // Second derivative of T(-theta)^-1 d by theta, once along h.
  const Mat3 Dq = a * I + theta_ * d_.transpose() - 2 * d_ * theta_.transpose();
  const Mat3 second = q * (4 * c_.g2 * b * theta_ + 2 * c_.g1 * h).transpose() + 2 * c_.g1 * b * Dq +
                      2 * c_.g1 * (Dq * h) * theta_.transpose() +
                      c_.g * (h * d_.transpose() + dh * I - 2 * d_ * h.transpose());
  Mat6 D = Mat6::Zero();
  D.topLeftCorner<3, 3>() = alongH;
  D.topRightCorner<3, 3>() = turned(t) + second;
  return D;
}

Mat6 HelixStrain::transposedActionDerivative(const Vec6& s) const {
  const Vec3 N = s.head<3>();
  const double a = theta_.dot(d_), b = theta_.dot(N), dN = d_.dot(N), P = a * b - x_ * dN;
  const Mat3 I = Mat3::Identity();
  const Vec3 g = d_ * b + N * a - 2 * dN * theta_;
  const Mat3 tg = theta_ * g.transpose();
  Mat6 D = Mat6::Zero();
  // The derivative of T(-theta)^-T N = T(theta)^-1 N by theta.
  D.topRightCorner<3, 3>() = -0.5 * hat(N) + 2 * c_.g1 * (theta_ * b - x_ * N) * theta_.transpose() +
                             c_.g * (b * I + theta_ * N.transpose() - 2 * N * theta_.transpose());
  D.bottomLeftCorner<3, 3>() = D.topRightCorner<3, 3>().transpose();  // N . T(-theta)^-1 d is linear in d
  D.bottomRightCorner<3, 3>() = 2 * c_.g1 * (P * I + tg + tg.transpose()) +
                                4 * c_.g2 * P * theta_ * theta_.transpose() +
                                c_.g * (d_ * N.transpose() + N * d_.transpose() - 2 * dN * I);
  return D;
}

}  // namespace gyre
