#pragma once
// The distance of two convex cores.
//
// E. G. Gilbert, D. W. Johnson, S. S. Keerthi: A fast procedure for computing the distance between complex objects in
// three-dimensional space, IEEE J. Robotics and Automation 4, 1988; stopping as in G. van den Bergen, A fast and robust
// GJK implementation, 1999. The difference b - a of the two bodies is approached by the hull of at most four of its
// points; v is that point of the hull which is nearest to zero, and v . w / |v| a lower bound of the distance.

#include "contact/convex.h"

namespace gyre {

struct GjkResult {
  enum class State {
    beyond,    ///< farther apart than asked for
    apart,     ///< the nearest points and the direction are found
    touching,  ///< nearer than rounding, or overlapping: the direction is not to be had from this
  };
  State state = State::touching;
  Vec3 n = Vec3::UnitZ();  ///< from a to b
  Closest nearest;         ///< where state is apart
};

/// @param reach  what is farther apart than this is not looked at closer [m]
GjkResult gjk(const Convex& a, const Convex& b, double reach);

}  // namespace gyre
