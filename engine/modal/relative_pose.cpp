#include "modal/relative_pose.h"

#include "lie/so3.h"

namespace gyre {
namespace {

using Mat3x12 = Eigen::Matrix<double, 3, 12>;
using so3::hat;

/// c I + hat(t) / 2.
Mat3 rateMatrix(double c, const Vec3& t) { return c * Mat3::Identity() + 0.5 * hat(t); }

}  // namespace

RelativePose::RelativePose(const Frame& rest, const BodyKinematics& k1, const BodyKinematics& k2)
    : k1_(k1), E_(rest.orientation.toRotationMatrix()), R1_(k1.R) {
  Q_.noalias() = k1.R.transpose() * k2.R * E_.transpose();
  Quat q(Q_);
  if (q.w() < 0) q.coeffs() = -q.coeffs();
  c = q.w();
  theta_ = 2 * q.vec();
  d_ = R1_.transpose() * (k2.x - k1.x);
  a_ = R1_.transpose() * (k2.v - k1.v);
  b_ = Q_.transpose() * k1.W;
  w_ = E_ * k2.W - b_;
  L_ = rateMatrix(c, theta_);
  value << d_ - rest.position, theta_;
  rate << a_ + d_.cross(k1.W), L_ * w_;
  J << displacement(), L_ * turn();
}

Mat3x12 RelativePose::turn() const {
  Mat3x12 out = Mat3x12::Zero();
  out.middleCols<3>(3) = -Q_.transpose();
  out.rightCols<3>() = E_;
  return out;
}

Mat3x12 RelativePose::displacement() const {
  Mat3x12 out = Mat3x12::Zero();
  out.leftCols<3>() = -R1_.transpose();
  out.middleCols<3>(3) = hat(d_);
  out.middleCols<3>(6) = R1_.transpose();
  return out;
}

Vec6 RelativePose::acceleration(const Vec6& a1, const Vec6& a2) const {
  const Vec3 &W1 = k1_.W, linear = R1_.transpose() * (a2 - a1).head<3>() - W1.cross(a_);
  const Vec3 spin = E_ * a2.tail<3>() - Q_.transpose() * a1.tail<3>() + w_.cross(b_);
  Vec6 out;
  out << linear + rate.head<3>().cross(W1) + d_.cross(Vec3(a1.tail<3>())),
      L_ * spin + rateMatrix(-0.25 * theta_.dot(w_), rate.tail<3>()) * w_;
  return out;
}

Mat6x12 RelativePose::rateTangent() const {
  const Mat3x12 rho = turn();
  Mat6x12 out;
  out.topRows<3>() = -hat(k1_.W) * displacement();
  out.topRows<3>().middleCols<3>(3) += hat(a_);
  out.bottomRows<3>() = -L_ * hat(b_) * rho - 0.25 * w_ * (theta_.transpose() * rho) - 0.5 * hat(w_) * L_ * rho;
  return out;
}

Mat6x12 RelativePose::accelerationRateTangent() const {
  const Vec3& W1 = k1_.W;
  const Mat3x12 dw = turn();
  Mat3x12 da = Mat3x12::Zero(), dW1 = Mat3x12::Zero();
  da.leftCols<3>() = -R1_.transpose();
  da.middleCols<3>(6) = R1_.transpose();
  dW1.middleCols<3>(3).setIdentity();
  const Mat3x12 du1 = da + hat(d_) * dW1;  // of u'
  Mat3x12 db = Mat3x12::Zero();
  db.middleCols<3>(3) = Q_.transpose();
  const Mat3x12 dspin = -hat(b_) * dw + hat(w_) * db;
  const double c1 = -0.25 * theta_.dot(w_);
  const Mat3x12 dt1 = L_ * dw;  // of theta'
  Mat6x12 out;
  out.topRows<3>() = hat(a_) * dW1 - hat(W1) * da - hat(W1) * du1 + hat(rate.head<3>()) * dW1;
  out.bottomRows<3>() =
      L_ * dspin - 0.25 * w_ * (theta_.transpose() * dw) - 0.5 * hat(w_) * dt1 + rateMatrix(c1, rate.tail<3>()) * dw;
  return out;
}

Mat6x12 RelativePose::accelerationTangent(const Vec6& a1, const Vec6& a2) const {
  const Vec3 &W1 = k1_.W, alpha1 = a1.tail<3>(), linear = R1_.transpose() * (a2 - a1).head<3>();
  const Mat3x12 rho = turn(), dd = displacement();
  const Mat6x12 drate = rateTangent();
  Mat6x12 out;
  out.topRows<3>() = -hat(W1) * drate.topRows<3>() - hat(alpha1) * dd;
  out.topRows<3>().middleCols<3>(3) += hat(linear) - hat(W1) * hat(a_);
  const Vec3 b1 = Q_.transpose() * alpha1, spin = E_ * a2.tail<3>() - b1 + w_.cross(b_);
  const Mat3x12 dtheta = L_ * rho, dw = -hat(b_) * rho;
  const Mat3x12 dspin = -hat(b1) * rho - hat(b_) * dw + hat(w_) * hat(b_) * rho;
  const Eigen::Matrix<double, 1, 12> dc = -0.25 * theta_.transpose() * rho,
                                     dc1 = -0.25 * (w_.transpose() * dtheta + theta_.transpose() * dw);
  out.bottomRows<3>() = spin * dc - 0.5 * hat(spin) * dtheta + L_ * dspin + w_ * dc1 -
                        0.5 * hat(w_) * drate.bottomRows<3>() + rateMatrix(-0.25 * theta_.dot(w_), rate.tail<3>()) * dw;
  return out;
}

void RelativePose::addGeometricTangent(const Vec6& s, Mat12& K) const {
  const Vec3 n = s.head<3>(), m = s.tail<3>(), h = L_.transpose() * m;
  const Mat3x12 rho = turn();
  const Mat3x12 dh = -0.25 * m * (theta_.transpose() * rho) + 0.5 * hat(m) * L_ * rho;
  const Mat3 turned = R1_ * hat(n);
  K.block<3, 3>(0, 3) += turned;
  K.block<3, 3>(6, 3) -= turned;
  K.middleRows<3>(3) += hat(n) * displacement() + Q_ * (hat(h) * rho - dh);
  K.bottomRows<3>() += E_.transpose() * dh;
}

}  // namespace gyre
