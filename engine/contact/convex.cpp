#include "contact/convex.h"

#include <algorithm>

namespace gyre {
namespace {

Vec3 roundSupport(const Convex& c, const Vec3& d) {
  const double across = std::hypot(d.x(), d.y());
  const double scale = across > 0 ? c.radius / across : 0;
  const double x = across > 0 ? scale * d.x() : c.radius, y = scale * d.y();
  if (c.core == Convex::Core::cylinder) return {x, y, signOf(d.z()) * c.halfLength};
  const bool apex = d.z() * c.halfLength > c.radius * across - d.z() * c.halfLength;
  return apex ? Vec3(0, 0, c.halfLength) : Vec3(x, y, -c.halfLength);
}

/// A^2 d / |A d| - r d / |d|, A the half axes.
Vec3 supportOfEllipsoid(const Convex& c, const Vec3& d) {
  const Vec3 scaled = c.half.cwiseProduct(d);
  const double length = scaled.norm();
  return length > 0 ? Vec3(c.half.cwiseProduct(scaled) / length - c.rounding / d.norm() * d) : Vec3(Vec3::Zero());
}

}  // namespace

Convex convexOf(const Collider& collider, const Pose& pose, const Vec3& origin) {
  Convex c;
  c.pose = {pose.x - origin, pose.R};
  c.centre = c.pose.x;
  c.radius = collider.radius;
  c.halfLength = collider.halfLength;
  switch (collider.kind) {
    case Collider::Kind::ellipsoid:
      c.core = Convex::Core::ellipsoid;
      c.half = collider.half;
      c.size = c.half.maxCoeff();
      c.rounding = c.size > 0 ? c.half.minCoeff() * (c.half.minCoeff() / c.size) : 0;
      break;
    case Collider::Kind::sphere:
    case Collider::Kind::capsule:
      c.core = Convex::Core::segment;
      c.half = {0, 0, c.halfLength};
      c.rounding = c.radius;
      c.radius = 0;
      c.size = c.halfLength;
      break;
    case Collider::Kind::cylinder:
    case Collider::Kind::cone:
      c.core = collider.kind == Collider::Kind::cone ? Convex::Core::cone : Convex::Core::cylinder;
      c.size = std::hypot(c.radius, c.halfLength);
      break;
    case Collider::Kind::hull:
      c.core = Convex::Core::hull;
      c.hull = collider.hull.get();
      c.centre = c.pose.x + pose.R * c.hull->centre();
      c.size = c.hull->radius();
      break;
    default:
      c.core = Convex::Core::box;
      c.half = collider.half;
      c.size = c.half.norm();
  }
  return c;
}

Convex convexOf(const ConvexPolygon& polygon, const Vec3& origin) {
  Convex c;
  c.core = Convex::Core::polygon;
  c.pose.x = -origin;
  c.corners = polygon.corners;
  c.normal = polygon.normal;
  for (const Vec3& x : polygon.corners) c.centre += x / static_cast<double>(polygon.corners.size());
  for (const Vec3& x : polygon.corners) c.size = std::max(c.size, (x - c.centre).norm());
  c.centre -= origin;
  return c;
}

int farthestCorner(std::span<const Vec3> corners, const Vec3& direction) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < corners.size(); ++i)
    if (direction.dot(corners[i]) > direction.dot(corners[best])) best = i;
  return static_cast<int>(best);
}

Vec3 support(const Convex& c, const Vec3& direction) {
  if (c.core == Convex::Core::polygon)
    return c.pose.x + c.corners[static_cast<std::size_t>(farthestCorner(c.corners, direction))];
  const Vec3 d = c.pose.R.transpose() * direction;
  Vec3 x;
  switch (c.core) {
    case Convex::Core::ellipsoid: x = supportOfEllipsoid(c, d); break;
    case Convex::Core::hull: x = c.hull->corners()[static_cast<std::size_t>(c.hull->support(d))]; break;
    case Convex::Core::cylinder:
    case Convex::Core::cone: x = roundSupport(c, d); break;
    default: x = {signOf(d.x()) * c.half.x(), signOf(d.y()) * c.half.y(), signOf(d.z()) * c.half.z()};
  }
  return c.pose.x + c.pose.R * x;
}

}  // namespace gyre
