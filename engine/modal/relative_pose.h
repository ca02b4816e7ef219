#pragma once
// A node against the frame F of another, as deformations (u, theta) of what is between them:
//   d = R1^T (x2 - x1),  Q = R1^T R2 E^T = exp(theta^),  u = d - theta x d / 2 + theta x (theta x d) / 12 - X
// with (X, E) the place at rest in F. So far as the cubes of turns (u is exact to their fourth power), (X + u, theta)
// is the logarithm on SE(3), the helix from one end to the other (Sonneville, Cardona and Bruels 2014): an arc that
// keeps its length has u = 0, so that a rod pulled along its chord is stiffened as it is bent. Seen from the tangent at
// F alone it would be softened. theta stands for 2 vec(q), q the quaternion of Q, the turn up to its cube over 24,
// whose rate is bilinear:
//   theta' = L w,  L = c I + hat(theta) / 2,  c = q_0,  c' = -theta . w / 4,  w = E W2 - Q^T W1
// All derivatives are exact. Increments dq = (dx1, dphi1, dx2, dphi2) as velocities: dR = R hat(dphi).
// Built at a state; the kinematics must outlive it.

#include "bodies/point_pair.h"

namespace gyre {

class RelativePose {
 public:
  RelativePose(const Frame& rest, const BodyKinematics& k1, const BodyKinematics& k2);

  /// (u, theta), and its rate J V.
  Vec6 value, rate;
  Mat6x12 J;
  /// cos(|turn| / 2): 0 where F and the node are half a turn apart, beyond which theta means nothing.
  double c;

  /// (u'', theta'') with the velocities' rates a1 = (v1', W1'), a2.
  Vec6 acceleration(const Vec6& a1, const Vec6& a2) const;
  /// d rate / dq at fixed V.
  Mat6x12 rateTangent() const;
  /// d acceleration / dV.
  Mat6x12 accelerationRateTangent() const;
  /// d acceleration / dq at fixed V, a1 and a2.
  Mat6x12 accelerationTangent(const Vec6& a1, const Vec6& a2) const;
  /// d(J^T s)/dq at fixed s; added to K.
  void addGeometricTangent(const Vec6& s, Mat12& K) const;

 private:
  // p = (d, theta), by which u is given.
  /// d rho / dq = d w / dV, the turn of the node against F in its own axes [3 x 12].
  Eigen::Matrix<double, 3, 12> turn() const;
  Vec6 innerRate() const;
  Vec6 innerAcceleration(const Vec6& a1, const Vec6& a2) const;
  Mat6x12 innerTangent() const;
  Mat6x12 innerRateTangent() const;
  /// d d / dq [3 x 12].
  Eigen::Matrix<double, 3, 12> displacement() const;

  const BodyKinematics& k1_;
  Mat3 E_, Q_, R1_, L_;
  Vec3 d_, theta_, a_, w_, b_;  ///< a = R1^T (v2 - v1), b = Q^T W1
};

}  // namespace gyre
