#include "contact/collider_bounds.h"

#include "contact/convex_hull.h"
#include "contact/triangle_ground.h"

#include <cmath>

namespace gyre {
namespace {

Bounds around(const Vec3& center, const Vec3& half) { return {center - half, center + half}; }

/// Bounds of a box given in the axes of the pose.
Bounds turned(const Bounds& local, const Pose& pose) {
  if (local.isEmpty()) return {};
  return around(pose.x + pose.R * local.center(), pose.R.cwiseAbs() * local.half());
}

/// Half extents of a disc of this radius across the axis.
Vec3 discHalf(double radius, const Vec3& axis) {
  return radius * (Vec3::Ones() - axis.cwiseAbs2()).cwiseMax(0.0).cwiseSqrt();
}

Bounds coneBounds(const Collider& c, const Pose& pose) {
  const Vec3 axis = pose.R.col(2);
  Bounds b = around(pose.x - c.halfLength * axis, discHalf(c.radius, axis));
  b.include(Vec3(pose.x + c.halfLength * axis));
  return b;
}

Bounds hullBounds(const ConvexHull& hull, const Pose& pose) {
  Bounds b;
  for (int e = 0; e < 3; ++e) {
    const Vec3 axis = pose.R.row(e).transpose();
    const auto at = [&](const Vec3& direction) {
      return pose.x[e] + axis.dot(hull.corners()[static_cast<std::size_t>(hull.support(direction))]);
    };
    b.lower[e] = at(-axis);
    b.upper[e] = at(axis);
  }
  return b;
}

}  // namespace

Bounds boundsOf(const Collider& c, const Pose& pose) {
  const Vec3 axis = pose.R.col(2);
  switch (c.kind) {
    case Collider::Kind::plane: return around(Vec3::Zero(), Vec3::Constant(std::numeric_limits<double>::infinity()));
    case Collider::Kind::sphere: return around(pose.x, Vec3::Constant(c.radius));
    case Collider::Kind::capsule: return around(pose.x, c.halfLength * axis.cwiseAbs() + Vec3::Constant(c.radius));
    case Collider::Kind::box: return around(pose.x, pose.R.cwiseAbs() * c.half);
    case Collider::Kind::cylinder: return around(pose.x, c.halfLength * axis.cwiseAbs() + discHalf(c.radius, axis));
    case Collider::Kind::cone: return coneBounds(c, pose);
    case Collider::Kind::ellipsoid: return around(pose.x, (pose.R * c.half.asDiagonal()).rowwise().norm());
    case Collider::Kind::hull: return hullBounds(*c.hull, pose);
    case Collider::Kind::triangles: return turned(c.triangles->bounds(), pose);
  }
  return {};
}

}  // namespace gyre
