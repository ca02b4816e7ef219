#pragma once
// A convex collider as the general algorithms see it: the core of a shape, known by its farthest points, and how far
// the surface stands off from it. A capsule is a line with a radius, a sphere a point with one; an ellipsoid stands off
// by its least radius of curvature, b^2/a of its shortest and longest half axis, from what lies so deep inside.
// Positions are relative to an origin near both bodies of a pair, so that no digits are lost far from the inertial
// origin.

#include "contact/collider.h"
#include "contact/convex_hull.h"
#include "contact/convex_polygon.h"

#include <cmath>

namespace gyre {

struct Convex {
  enum class Core { segment, ellipsoid, box, cylinder, cone, hull, polygon };
  Core core = Core::box;
  Pose pose;                          ///< a polygon: identity, shifted by the origin
  Vec3 half = Vec3::Zero();           ///< of an ellipsoid its half axes
  double radius = 0, halfLength = 0;  ///< of a cylinder or a cone; a segment has the length
  double rounding = 0;                ///< distance of the surface from the core [m]
  const ConvexHull* hull = nullptr;
  std::span<const Vec3> corners;  ///< of a polygon
  Vec3 normal = Vec3::UnitZ();    ///< of a polygon
  Vec3 centre = Vec3::Zero();     ///< a point of the core
  double size = 0;                ///< no point of the core is farther from the centre [m]

  Vec3 axis(int k) const { return pose.R.col(k); }
};

/// Any but a plane and triangles.
Convex convexOf(const Collider& collider, const Pose& pose, const Vec3& origin);
Convex convexOf(const ConvexPolygon& polygon, const Vec3& origin);

/// The sign of zero is plus, so that a shape sees all its directions from one side.
inline double signOf(double x) { return x < 0 ? -1.0 : 1.0; }

/// The corner of a polygon farthest in a direction.
int farthestCorner(std::span<const Vec3> corners, const Vec3& direction);

/// The point of the core farthest in a direction, which need not be of length one.
Vec3 support(const Convex& c, const Vec3& direction);

/// Shortest along n of all vectors from a point of a to a point of b: from support(a, n) to support(b, -n).
struct Closest {
  Vec3 a, b;
  Vec3 vector() const { return b - a; }
};
inline Closest closestAlong(const Convex& a, const Convex& b, const Vec3& n) {
  return {support(a, n), support(b, Vec3(-n))};
}

/// s(n): by how much the cores are apart along n, of length one; negative where they overlap. The signed distance of
/// two convex bodies is the largest s(n) of all directions, and every s(n) is a lower bound of it.
inline double separationAlong(const Convex& a, const Convex& b, const Vec3& n) {
  return n.dot(closestAlong(a, b, n).vector());
}

}  // namespace gyre
