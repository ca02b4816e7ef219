#pragma once
// Two points fixed in two bodies and the vector between them: the common geometry of springs, distances and
// spherical joints.   u = (x2 + R2 s2) - (x1 + R1 s1),   u' = J V,  V = (v1, W1, v2, W2)
//   J = [-I, R1 hat(s1), I, -R2 hat(s2)]                                      [3 x 12]

#include "bodies/body.h"
#include "lie/so3.h"

namespace gyre {

using Vec12 = Eigen::Matrix<double, 12, 1>;
using Mat12 = Eigen::Matrix<double, 12, 12>;
using Row12 = Eigen::Matrix<double, 1, 12>;
using Mat3x12 = Eigen::Matrix<double, 3, 12>;
using Mat6x12 = Eigen::Matrix<double, 6, 12, Eigen::RowMajor>;  ///< rows are what is read and written

/// V = (v1, W1, v2, W2)
Vec12 stackedTwist(const BodyKinematics& k1, const BodyKinematics& k2);

struct PointPair {
  Vec3 s1 = Vec3::Zero();  ///< in body 1, from its centre of mass [m]
  Vec3 s2 = Vec3::Zero();  ///< in body 2 [m]

  Vec3 vector(const BodyKinematics& k1, const BodyKinematics& k2) const;
  Vec3 rate(const BodyKinematics& k1, const BodyKinematics& k2) const;
  Mat3x12 jacobian(const BodyKinematics& k1, const BodyKinematics& k2) const;
  /// J' V, the centripetal part of u''.
  Vec3 jacobianRate(const BodyKinematics& k1, const BodyKinematics& k2) const;
  /// d u' / dq at fixed velocities [3 x 12].
  Mat3x12 rateTangent(const BodyKinematics& k1, const BodyKinematics& k2) const;
  /// u, and adds Gamma on the second point and -Gamma on the first to forces and moments, all in inertial axes.
  Vec3 addForce(const BodyKinematics& k1, const BodyKinematics& k2, const Vec3& Gamma, Vec12& wrench) const;
  /// d (J^T Gamma) / dq at fixed inertial vector Gamma; added to K.
  void addGeometricTangent(const BodyKinematics& k1, const BodyKinematics& k2, const Vec3& Gamma, Mat12& K) const;
};

}  // namespace gyre
