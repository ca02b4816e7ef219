#include "modal/relative_pose.h"

#include "lie/so3.h"

namespace gyre {
namespace {

using Mat3x12 = Eigen::Matrix<double, 3, 12>;
using Mat3x6 = Eigen::Matrix<double, 3, 6>;
using so3::hat;

/// c I + hat(t) / 2.
Mat3 rateMatrix(double c, const Vec3& t) { return c * Mat3::Identity() + 0.5 * hat(t); }

/// The derivatives of F(x, y, z) = (x (y . z) + y (x . z)) / 2 - z (x . y) by z and by y, which makes
/// theta x (theta x d) = F(theta, theta, d).
Mat3 byLast(const Vec3& x, const Vec3& y) {
  return 0.5 * (x * y.transpose() + y * x.transpose()) - x.dot(y) * Mat3::Identity();
}
Mat3 byMiddle(const Vec3& x, const Vec3& z) {
  return 0.5 * (x * z.transpose() + x.dot(z) * Mat3::Identity()) - z * x.transpose();
}

/// u(p) + X = d - theta x d / 2 + theta x (theta x d) / 12 of p = (d, theta), and its derivatives.
struct Helix {
  Vec3 d, theta;

  Vec3 value() const { return d - 0.5 * theta.cross(d) + theta.cross(theta.cross(d)) / 12; }
  Mat3x6 first() const {
    Mat3x6 out;
    out << Mat3::Identity() - 0.5 * hat(theta) + byLast(theta, theta) / 12, 0.5 * hat(d) + byMiddle(theta, d) / 6;
    return out;
  }
  /// The second in the direction a.
  Mat3x6 second(const Vec6& a) const {
    const Vec3 ad = a.head<3>(), at = a.tail<3>();
    Mat3x6 out;
    out << -0.5 * hat(at) + byLast(at, theta) / 6, 0.5 * hat(ad) + (byMiddle(at, d) + byMiddle(theta, ad)) / 6;
    return out;
  }
  /// The third, twice in the direction a.
  static Mat3x6 third(const Vec6& a) {
    const Vec3 ad = a.head<3>(), at = a.tail<3>();
    Mat3x6 out;
    out << byLast(at, at) / 6, byMiddle(at, ad) / 3;
    return out;
  }
  /// The second of n . u.
  Mat6 secondOf(const Vec3& n) const {
    const Mat3 mixed =
        -0.5 * hat(n) + (0.5 * (n.dot(theta) * Mat3::Identity() + theta * n.transpose()) - n * theta.transpose()) / 6;
    Mat6 out;
    out << Mat3::Zero(), mixed, mixed.transpose(),
        (0.5 * (n * d.transpose() + d * n.transpose()) - n.dot(d) * Mat3::Identity()) / 6;
    return out;
  }
};

/// The rows of (u, theta) by those of (d, theta).
template <class Rows>
Mat6x12 outer(const Helix& helix, const Rows& inner) {
  Mat6x12 out = inner;
  out.topRows<3>() = helix.first() * inner;
  return out;
}

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
  const Helix helix{d_, theta_};
  J = outer(helix, innerTangent());
  const Vec6 rates = innerRate();
  value << helix.value() - rest.position, theta_;
  rate << helix.first() * rates, rates.tail<3>();
}

Vec6 RelativePose::innerRate() const {
  Vec6 out;
  out << a_ + d_.cross(k1_.W), L_ * w_;
  return out;
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

/// (d'', theta'').
Vec6 RelativePose::innerAcceleration(const Vec6& a1, const Vec6& a2) const {
  const Vec6 rates = innerRate();
  const Vec3 &W1 = k1_.W, linear = R1_.transpose() * (a2 - a1).head<3>() - W1.cross(a_);
  const Vec3 spin = E_ * a2.tail<3>() - Q_.transpose() * a1.tail<3>() + w_.cross(b_);
  Vec6 out;
  out << linear + rates.head<3>().cross(W1) + d_.cross(Vec3(a1.tail<3>())),
      L_ * spin + rateMatrix(-0.25 * theta_.dot(w_), rates.tail<3>()) * w_;
  return out;
}

Vec6 RelativePose::acceleration(const Vec6& a1, const Vec6& a2) const {
  const Helix helix{d_, theta_};
  const Vec6 inner = innerAcceleration(a1, a2), rates = innerRate();
  Vec6 out = inner;
  out.head<3>() = helix.first() * inner + helix.second(rates) * rates;
  return out;
}

/// d (d', theta') / dq at fixed V.
Mat6x12 RelativePose::innerRateTangent() const {
  const Mat3x12 rho = turn();
  Mat6x12 out;
  out.topRows<3>() = -hat(k1_.W) * displacement();
  out.topRows<3>().middleCols<3>(3) += hat(a_);
  out.bottomRows<3>() = -L_ * hat(b_) * rho - 0.25 * w_ * (theta_.transpose() * rho) - 0.5 * hat(w_) * L_ * rho;
  return out;
}

/// d (d, theta) / dq.
Mat6x12 RelativePose::innerTangent() const {
  Mat6x12 out;
  out << displacement(), L_ * turn();
  return out;
}

Mat6x12 RelativePose::rateTangent() const {
  const Helix helix{d_, theta_};
  Mat6x12 out = outer(helix, innerRateTangent());
  out.topRows<3>() += helix.second(innerRate()) * innerTangent();
  return out;
}

Mat6x12 RelativePose::accelerationRateTangent() const {
  const Vec3& W1 = k1_.W;
  const Vec6 rates = innerRate();
  const Mat3x12 dw = turn();
  Mat3x12 da = Mat3x12::Zero(), dW1 = Mat3x12::Zero();
  da.leftCols<3>() = -R1_.transpose();
  da.middleCols<3>(6) = R1_.transpose();
  dW1.middleCols<3>(3).setIdentity();
  const Mat3x12 du1 = da + hat(d_) * dW1;  // of d'
  Mat3x12 db = Mat3x12::Zero();
  db.middleCols<3>(3) = Q_.transpose();
  const Mat3x12 dspin = -hat(b_) * dw + hat(w_) * db;
  const double c1 = -0.25 * theta_.dot(w_);
  const Mat3x12 dt1 = L_ * dw;  // of theta'
  Mat6x12 inner;
  inner.topRows<3>() = hat(a_) * dW1 - hat(W1) * da - hat(W1) * du1 + hat(rates.head<3>()) * dW1;
  inner.bottomRows<3>() =
      L_ * dspin - 0.25 * w_ * (theta_.transpose() * dw) - 0.5 * hat(w_) * dt1 + rateMatrix(c1, rates.tail<3>()) * dw;
  const Helix helix{d_, theta_};
  Mat6x12 out = outer(helix, inner);
  out.topRows<3>() += 2 * helix.second(rates) * innerTangent();  // dp' / dV = dp / dq
  return out;
}

Mat6x12 RelativePose::accelerationTangent(const Vec6& a1, const Vec6& a2) const {
  const Vec3 &W1 = k1_.W, alpha1 = a1.tail<3>(), linear = R1_.transpose() * (a2 - a1).head<3>();
  const Mat3x12 rho = turn(), dd = displacement();
  const Mat6x12 drate = innerRateTangent();
  Mat6x12 inner;
  inner.topRows<3>() = -hat(W1) * drate.topRows<3>() - hat(alpha1) * dd;
  inner.topRows<3>().middleCols<3>(3) += hat(linear) - hat(W1) * hat(a_);
  const Vec3 b1 = Q_.transpose() * alpha1, spin = E_ * a2.tail<3>() - b1 + w_.cross(b_);
  const Mat3x12 dtheta = L_ * rho, dw = -hat(b_) * rho;
  const Mat3x12 dspin = -hat(b1) * rho - hat(b_) * dw + hat(w_) * hat(b_) * rho;
  const Eigen::Matrix<double, 1, 12> dc = -0.25 * theta_.transpose() * rho,
                                     dc1 = -0.25 * (w_.transpose() * dtheta + theta_.transpose() * dw);
  const Vec6 rates = innerRate();
  inner.bottomRows<3>() = spin * dc - 0.5 * hat(spin) * dtheta + L_ * dspin + w_ * dc1 -
                          0.5 * hat(w_) * drate.bottomRows<3>() +
                          rateMatrix(-0.25 * theta_.dot(w_), rates.tail<3>()) * dw;
  const Helix helix{d_, theta_};
  const Mat6x12 dp = innerTangent();
  Mat6x12 out = outer(helix, inner);
  out.topRows<3>() +=
      helix.second(innerAcceleration(a1, a2)) * dp + 2 * helix.second(rates) * drate + Helix::third(rates) * dp;
  return out;
}

void RelativePose::addGeometricTangent(const Vec6& s, Mat12& K) const {
  const Helix helix{d_, theta_};
  const Mat3x6 first = helix.first();
  const Vec3 n = first.leftCols<3>().transpose() * s.head<3>(),
             m = first.rightCols<3>().transpose() * s.head<3>() + s.tail<3>(), h = L_.transpose() * m;
  const Mat3x12 rho = turn();
  const Mat3x12 dh = -0.25 * m * (theta_.transpose() * rho) + 0.5 * hat(m) * L_ * rho;
  const Mat3 turned = R1_ * hat(n);
  K.block<3, 3>(0, 3) += turned;
  K.block<3, 3>(6, 3) -= turned;
  K.middleRows<3>(3) += hat(n) * displacement() + Q_ * (hat(h) * rho - dh);
  K.bottomRows<3>() += E_.transpose() * dh;
  const Mat6x12 dp = innerTangent();
  K += dp.transpose() * (helix.secondOf(s.head<3>()) * dp);
}

}  // namespace gyre
