#pragma once
// p = (R1 a) . (R2 b) of an axis of each of two bodies: the cosine of the angle between them. With its gradient G =
// dp/dq by the stacked twists V = (v1, W1, v2, W2), p' = G V and p'' = G V' + bias.

#include "bodies/point_pair.h"

namespace gyre {

struct AxisProduct {
  Vec3 a;  ///< unit vector in body 1
  Vec3 b;  ///< unit vector in body 2

  double value(const BodyKinematics& k1, const BodyKinematics& k2) const;
  Row12 gradient(const BodyKinematics& k1, const BodyKinematics& k2) const;
  /// Adds d (G^T lambda) / dq at fixed lambda to K.
  void addTangent(const BodyKinematics& k1, const BodyKinematics& k2, double lambda, Mat12& K) const;
  double bias(const BodyKinematics& k1, const BodyKinematics& k2) const;
};

}  // namespace gyre
