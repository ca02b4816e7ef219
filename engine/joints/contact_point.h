#pragma once
// Velocity of body 2 relative to body 1 at a point p that neither body carries along, e.g. where a wheel touches:
//   u = v2 + omega2 x d2 - v1 - omega1 x d1,   d_i = p - x_i
// along directions t: rows t . u = B V, B = t^T [-I, hat(d1) R1, I, -hat(d2) R2].
// The wrench of a force F = sum lambda t at p is B^T lambda. Tangents D_i = d(d_i)/dq, T = dt/dq [3 x 12].

#include "joints/joint.h"

namespace gyre {

/// Columns of a 3 x 12 tangent: translation and rotation of body 1, then of body 2.
inline Mat3x12 turningWith(int body, const Mat3& byRotation) {
  Mat3x12 T = Mat3x12::Zero();
  T.middleCols<3>(body == 1 ? 3 : 9) = byRotation;
  return T;
}

struct ContactPoint {
  Vec3 d1, d2;
  Mat3x12 D1, D2;

  /// From d2 and its tangent.
  static ContactPoint at(const BodyKinematics& k1, const BodyKinematics& k2, const Vec3& d2, const Mat3x12& D2) {
    ContactPoint p{k2.x - k1.x + d2, d2, D2, D2};
    p.D1.leftCols<3>() -= Mat3::Identity();
    p.D1.middleCols<3>(6) += Mat3::Identity();
    return p;
  }

  Mat3x12 jacobian(const BodyKinematics& k1, const BodyKinematics& k2) const {
    Mat3x12 J;
    J << -Mat3::Identity(), so3::hat(d1) * k1.R, Mat3::Identity(), -so3::hat(d2) * k2.R;
    return J;
  }
  /// d(t . u)/dq at fixed velocities.
  Eigen::Matrix<double, 1, 12> rateTangent(const BodyKinematics& k1, const BodyKinematics& k2, const Vec3& t,
                                           const Mat3x12& T) const {
    using so3::hat;
    const Vec3 w1 = k1.R * k1.W, w2 = k2.R * k2.W;
    const Vec3 u = k2.v + w2.cross(d2) - k1.v - w1.cross(d1);
    const Mat3x12 du = hat(w2) * D2 - hat(w1) * D1 + turningWith(2, hat(d2) * k2.R * hat(k2.W)) -
                       turningWith(1, hat(d1) * k1.R * hat(k1.W));
    return t.transpose() * du + u.transpose() * T;
  }
  /// Adds d(B^T lambda)/dq for the force F with tangent dF to K.
  void addForceTangent(const BodyKinematics& k1, const BodyKinematics& k2, const Vec3& F, const Mat3x12& dF,
                       Mat12& K) const {
    using so3::hat;
    K.topRows<3>() -= dF;
    K.middleRows<3>(6) += dF;
    K.middleRows<3>(3) -= k1.R.transpose() * (hat(d1) * dF - hat(F) * D1);
    K.block<3, 3>(3, 3) -= hat(k1.R.transpose() * d1.cross(F));
    K.middleRows<3>(9) += k2.R.transpose() * (hat(d2) * dF - hat(F) * D2);
    K.block<3, 3>(9, 9) += hat(k2.R.transpose() * d2.cross(F));
  }
};

}  // namespace gyre
