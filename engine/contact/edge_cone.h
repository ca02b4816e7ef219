#pragma once
// The direction of least overlap of a line and a convex solid among those between two normals: the largest separation
// s(n) (convex.h) for n = cos(a) n1 + sin(a) w, with w across the line.

#include "contact/convex.h"

namespace gyre {

struct EdgeCone {
  Vec3 n1, w;  ///< of length one, across the line and each other
  double angle = 0;
  Vec3 at(double a) const { return std::cos(a) * n1 + std::sin(a) * w; }
};

/// To 1e-9 rad where s has one maximum between two of nine directions; of several the largest of those found.
Vec3 leastOverlapWithin(const EdgeCone& cone, const Convex& line, const Convex& solid);

}  // namespace gyre
