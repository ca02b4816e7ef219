#pragma once
// What a solid of uniform density needs to have its mass properties: volume, centroid and second moments
//   V = integral dV,   c = 1/V integral x dV,   S = integral (x - c)(x - c)^T dV
// With the density rho: m = rho V and the inertia about the centroid J = rho (tr(S) I - S).

#include "core/types.h"

namespace gyre {

struct Solid {
  double volume = 0;             ///< [m^3]
  Vec3 centroid = Vec3::Zero();  ///< [m]
  Mat3 second = Mat3::Zero();    ///< S, about the centroid [m^5]

  /// J / rho about the centroid [m^5].
  Mat3 inertia() const { return second.trace() * Mat3::Identity() - second; }
};

/// A solid seen from the frame it is placed in: c' = x + R c, S' = R S R^T.
inline Solid placed(const Solid& s, const Frame& at) {
  const Mat3 R = at.orientation.toRotationMatrix();
  return {s.volume, at.position + R * s.centroid, R * s.second * R.transpose()};
}

/// Both solids together, by Steiner's theorem; what they have in common counts twice.
inline Solid united(const Solid& a, const Solid& b) {
  const double V = a.volume + b.volume;
  if (!(V > 0)) return a;
  const Vec3 d = b.centroid - a.centroid;
  return {V, a.centroid + b.volume / V * d, a.second + b.second + a.volume * b.volume / V * d * d.transpose()};
}

}  // namespace gyre
