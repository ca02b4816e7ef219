#pragma once
// The nearest points of two lines of finite length, axes of round bodies, and the normal that they give.

#include "core/types.h"

#include <algorithm>
#include <limits>

namespace gyre {

struct FiniteLine {
  Vec3 middle, axis;  ///< axis of length one
  double half = 0;

  Vec3 at(double t) const { return middle + t * axis; }
  double nearest(const Vec3& x) const { return std::clamp(axis.dot(x - middle), -half, half); }
};

/// Points of two lines, by where they are along them.
struct LinePair {
  double s = 0, t = 0, square = std::numeric_limits<double>::infinity();
  bool crossing = false;  ///< both inside of the lines
};

/// The nearest points lie inside of both lines, or one of them is an end (C. Ericson, Real-Time Collision Detection,
/// 2005, 5.1.9, without its divisions by what vanishes for parallel lines).
LinePair nearestOfLines(const FiniteLine& a, const FiniteLine& b);

/// From a to b: across both lines where they cross or touch, else along the shortest way, which is known to round-off
/// however near to parallel they are.
Vec3 directionBetween(const FiniteLine& a, const FiniteLine& b, const LinePair& nearest);

}  // namespace gyre
