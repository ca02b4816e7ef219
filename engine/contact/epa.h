#pragma once
// The direction in which two overlapping convex cores are parted by the shortest way.
//
// The expanding polytope algorithm: G. van den Bergen, Proximity queries and penetration depth computation on 3D game
// objects, GDC 2001. A polytope inside of the difference b - a grows by its farthest points where its surface is
// nearest to zero. Here distances have a sign, so that zero may lie on its surface or barely outside: bodies that just
// touch are no special case. The best direction met is kept, so that a polytope spoilt by rounding costs accuracy at
// worst.

#include "contact/convex.h"

namespace gyre {

struct EpaResult {
  Vec3 n = Vec3::UnitZ();  ///< from a to b
  double separation = 0;   ///< s(n), negative where they overlap
  Closest nearest;         ///< the points that touch when they have been parted
};

EpaResult epa(const Convex& a, const Convex& b);

}  // namespace gyre
