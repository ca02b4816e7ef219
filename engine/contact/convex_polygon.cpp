#include "contact/convex_polygon.h"

#include "contact/convex_pair.h"

namespace gyre {
namespace {

/// A sphere is a line without length.
Convex roundedConvex(const Collider& collider, const Pose& pose, const Vec3& origin) {
  if (collider.kind != Collider::Kind::sphere) return convexOf(collider, pose, origin);
  Collider capsule;
  capsule.kind = Collider::Kind::capsule;
  capsule.radius = collider.radius;
  return convexOf(capsule, pose, origin);
}

}  // namespace

bool collidePolygon(const ConvexPolygon& polygon, const Collider& collider, const Pose& pose, double margin,
                    Manifold& out) {
  return collideConvex(convexOf(polygon, pose.x), roundedConvex(collider, pose, pose.x), margin, pose.x, out);
}

bool collidePolygonAlong(const ConvexPolygon& polygon, const Collider& collider, const Pose& pose, const Vec3& normal,
                         double margin, Manifold& out) {
  return collideAlong(convexOf(polygon, pose.x), roundedConvex(collider, pose, pose.x), normal, margin, pose.x, out);
}

}  // namespace gyre
