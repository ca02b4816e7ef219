#pragma once
// Boxes along the inertial (or a body's) axes that hold something: overlapping boxes are a necessary condition of
// touching. An empty box has lower > upper and overlaps nothing.

#include "core/types.h"

#include <limits>

namespace gyre {

struct Bounds {
  Vec3 lower = Vec3::Constant(std::numeric_limits<double>::infinity());   ///< [m]
  Vec3 upper = Vec3::Constant(-std::numeric_limits<double>::infinity());  ///< [m]

  bool isEmpty() const { return !(lower.x() <= upper.x()); }
  bool overlaps(const Bounds& o) const {
    return lower.x() <= o.upper.x() && o.lower.x() <= upper.x() && lower.y() <= o.upper.y() &&
           o.lower.y() <= upper.y() && lower.z() <= o.upper.z() && o.lower.z() <= upper.z();
  }
  bool contains(const Bounds& o) const {
    return lower.x() <= o.lower.x() && o.upper.x() <= upper.x() && lower.y() <= o.lower.y() &&
           o.upper.y() <= upper.y() && lower.z() <= o.lower.z() && o.upper.z() <= upper.z();
  }
  void include(const Vec3& x) {
    lower = lower.cwiseMin(x);
    upper = upper.cwiseMax(x);
  }
  void include(const Bounds& o) {
    lower = lower.cwiseMin(o.lower);
    upper = upper.cwiseMax(o.upper);
  }
  Bounds inflated(double by) const { return {lower - Vec3::Constant(by), upper + Vec3::Constant(by)}; }
  Vec3 center() const { return 0.5 * (lower + upper); }
  Vec3 half() const { return 0.5 * (upper - lower); }
};

}  // namespace gyre
