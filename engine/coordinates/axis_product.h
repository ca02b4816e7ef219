#pragma once
// p = (R1 a) . (R2 b) of an axis of each of two bodies: the cosine of the angle between them. With its gradient G =
// dp/dq by the stacked twists V = (v1, W1, v2, W2), p' = G V and p'' = G V' + bias.

#include "bodies/point_pair.h"

namespace gyre {

struct AxisProduct {
  Vec3 a;  ///< unit vector in body 1
  Vec3 b;  ///< unit vector in body 2

  double value(const BodyKinematics& k1, const BodyKinematics& k2) const { return (k1.R * a).dot(k2.R * b); }
  /// p' = (w1 - w2) . (a0 x b0) with w = R W, a0 = R1 a, b0 = R2 b
  double rate(const BodyKinematics& k1, const BodyKinematics& k2) const {
    return (k1.R * k1.W - k2.R * k2.W).dot((k1.R * a).cross(k2.R * b));
  }
  /// (R1 a)' = R1 (W1 x a), so that p' = W1 . (a x R1^T b0) + W2 . (b x R2^T a0) with a0 = R1 a, b0 = R2 b; and
  /// a x R1^T b0 = R1^T (a0 x b0).
  Row12 gradient(const BodyKinematics& k1, const BodyKinematics& k2) const {
    const Vec3 normal = (k1.R * a).cross(k2.R * b);
    Row12 G = Row12::Zero();
    G.segment<3>(3) = (k1.R.transpose() * normal).transpose();
    G.segment<3>(9) = -(k2.R.transpose() * normal).transpose();
    return G;
  }
  /// p, and adds the moments of G^T lambda in inertial axes.
  double addMoment(const BodyKinematics& k1, const BodyKinematics& k2, double lambda, Vec12& wrench) const {
    const Vec3 a0 = k1.R * a, b0 = k2.R * b, moment = lambda * a0.cross(b0);
    wrench.segment<3>(3) += moment;
    wrench.tail<3>() -= moment;
    return a0.dot(b0);
  }
  /// Adds d (G^T lambda) / dq at fixed lambda to K.
  void addTangent(const BodyKinematics& k1, const BodyKinematics& k2, double lambda, Mat12& K) const;
  double bias(const BodyKinematics& k1, const BodyKinematics& k2) const;
};

}  // namespace gyre
