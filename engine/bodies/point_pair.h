#pragma once
// Two points fixed in two bodies and the vector between them: the common geometry of springs, distances and
// spherical joints.   u = (x2 + R2 s2) - (x1 + R1 s1),   u' = J V,  V = (v1, W1, v2, W2)
//   J = [-I, R1 hat(s1), I, -R2 hat(s2)]                                      [3 x 12]

#include "bodies/body.h"
#include "lie/so3.h"

namespace gyre {

using Vec12 = Eigen::Matrix<double, 12, 1>;
using Mat12 = Eigen::Matrix<double, 12, 12>;
using Mat3x12 = Eigen::Matrix<double, 3, 12>;

inline Vec12 stackedTwist(const BodyKinematics& k1, const BodyKinematics& k2) {
  Vec12 V;
  V << k1.v, k1.W, k2.v, k2.W;
  return V;
}

struct PointPair {
  Vec3 s1 = Vec3::Zero();  ///< in body 1, from its centre of mass [m]
  Vec3 s2 = Vec3::Zero();  ///< in body 2 [m]

  Vec3 vector(const BodyKinematics& k1, const BodyKinematics& k2) const { return k2.x + k2.R * s2 - k1.x - k1.R * s1; }
  Vec3 rate(const BodyKinematics& k1, const BodyKinematics& k2) const {
    return k2.v + k2.R * k2.W.cross(s2) - k1.v - k1.R * k1.W.cross(s1);
  }
  Mat3x12 jacobian(const BodyKinematics& k1, const BodyKinematics& k2) const {
    Mat3x12 J;
    J << -Mat3::Identity(), k1.R * so3::hat(s1), Mat3::Identity(), -k2.R * so3::hat(s2);
    return J;
  }
  /// J' V, the centripetal part of u''.
  Vec3 jacobianRate(const BodyKinematics& k1, const BodyKinematics& k2) const {
    return k2.R * k2.W.cross(k2.W.cross(s2)) - k1.R * k1.W.cross(k1.W.cross(s1));
  }
  /// d u' / dq at fixed velocities [3 x 12].
  Mat3x12 rateTangent(const BodyKinematics& k1, const BodyKinematics& k2) const {
    Mat3x12 D = Mat3x12::Zero();
    D.middleCols<3>(3) = k1.R * so3::hat(k1.W.cross(s1));
    D.middleCols<3>(9) = -k2.R * so3::hat(k2.W.cross(s2));
    return D;
  }
  /// d (J^T Gamma) / dq at fixed inertial vector Gamma; added to K.
  void addGeometricTangent(const BodyKinematics& k1, const BodyKinematics& k2, const Vec3& Gamma, Mat12& K) const {
    K.block<3, 3>(3, 3) -= so3::hat(s1) * so3::hat(k1.R.transpose() * Gamma);
    K.block<3, 3>(9, 9) += so3::hat(s2) * so3::hat(k2.R.transpose() * Gamma);
  }
};

}  // namespace gyre
