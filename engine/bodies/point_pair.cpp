#include "bodies/point_pair.h"

namespace gyre {

using so3::hat;

Vec12 stackedTwist(const BodyKinematics& k1, const BodyKinematics& k2) {
  Vec12 V;
  V << k1.v, k1.W, k2.v, k2.W;
  return V;
}

Vec3 PointPair::vector(const BodyKinematics& k1, const BodyKinematics& k2) const {
  return k2.x + k2.R * s2 - k1.x - k1.R * s1;
}

Vec3 PointPair::rate(const BodyKinematics& k1, const BodyKinematics& k2) const {
  return k2.v + k2.R * k2.W.cross(s2) - k1.v - k1.R * k1.W.cross(s1);
}

Mat3x12 PointPair::jacobian(const BodyKinematics& k1, const BodyKinematics& k2) const {
  Mat3x12 J;
  J << -Mat3::Identity(), k1.R * hat(s1), Mat3::Identity(), -k2.R * hat(s2);
  return J;
}

Vec3 PointPair::addForce(const BodyKinematics& k1, const BodyKinematics& k2, const Vec3& Gamma, Vec12& wrench) const {
  const Vec3 r1 = k1.R * s1, r2 = k2.R * s2;
  wrench.head<3>() -= Gamma;
  wrench.segment<3>(3) -= r1.cross(Gamma);
  wrench.segment<3>(6) += Gamma;
  wrench.tail<3>() += r2.cross(Gamma);
  return k2.x + r2 - k1.x - r1;
}

Vec3 PointPair::jacobianRate(const BodyKinematics& k1, const BodyKinematics& k2) const {
  return k2.R * k2.W.cross(k2.W.cross(s2)) - k1.R * k1.W.cross(k1.W.cross(s1));
}

Mat3x12 PointPair::rateTangent(const BodyKinematics& k1, const BodyKinematics& k2) const {
  Mat3x12 D = Mat3x12::Zero();
  D.middleCols<3>(3) = k1.R * hat(k1.W.cross(s1));
  D.middleCols<3>(9) = -k2.R * hat(k2.W.cross(s2));
  return D;
}

void PointPair::addGeometricTangent(const BodyKinematics& k1, const BodyKinematics& k2, const Vec3& Gamma,
                                    Mat12& K) const {
  K.block<3, 3>(3, 3) -= hat(s1) * hat(k1.R.transpose() * Gamma);
  K.block<3, 3>(9, 9) += hat(s2) * hat(k2.R.transpose() * Gamma);
}

}  // namespace gyre
