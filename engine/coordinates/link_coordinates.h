#pragma once
// Scalar coordinates x(q) of two bodies that a force can act along. Each is built at a state and knows
//   x, its rate v = J V, J = dx/dq [12], D = dv/dq [12] at fixed V, and d(J N)/dq at fixed N [12 x 12].
//
//   LineLength     l = |u| between two points, J = J_u^T e, e = u / l
//   TwistAngle     phi = 2 atan2(q_z, q_w) of marker 2 seen from marker 1: the angle about their common z, and for
//                  tilted axes the twist about n = (z1 + z2) / (1 + z1 . z2), v = n . (w2 - w1); |phi| <= pi; not
//                  defined for opposite axes
//   SlideDistance  s = z1 . u along the z axis of marker 1

#include "bodies/link_ends.h"
#include "bodies/point_pair.h"

namespace gyre {

class LineLength {
 public:
  static constexpr bool isAngle = false;
  LineLength(const LinkEnds& ends, const BodyKinematics& k1, const BodyKinematics& k2);
  Vec12 rateTangent(const BodyKinematics& k1, const BodyKinematics& k2) const;
  void addGeometricTangent(double N, const BodyKinematics& k1, const BodyKinematics& k2, Mat12& K) const;
  double x, v;
  Vec12 J;

 private:
  PointPair points_;
  Vec3 e_, rate_;
};

class TwistAngle {
 public:
  static constexpr bool isAngle = true;
  TwistAngle(const LinkEnds& ends, const BodyKinematics& k1, const BodyKinematics& k2);
  Vec12 rateTangent(const BodyKinematics& k1, const BodyKinematics& k2) const;
  void addGeometricTangent(double N, const BodyKinematics& k1, const BodyKinematics& k2, Mat12& K) const;
  double x, v;
  Vec12 J;

 private:
  Mat3x12 axisTangent(const BodyKinematics& k1, const BodyKinematics& k2) const;  ///< dn/dq
  Vec3 z1_, z2_, n_;
};

class SlideDistance {
 public:
  static constexpr bool isAngle = false;
  SlideDistance(const LinkEnds& ends, const BodyKinematics& k1, const BodyKinematics& k2);
  Vec12 rateTangent(const BodyKinematics& k1, const BodyKinematics& k2) const;
  void addGeometricTangent(double N, const BodyKinematics& k1, const BodyKinematics& k2, Mat12& K) const;
  double x, v;
  Vec12 J;

 private:
  PointPair points_;
  Vec3 z1_, u_, rate_;
};

}  // namespace gyre
