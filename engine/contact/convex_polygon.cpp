#include "contact/convex_polygon.h"

#include "contact/convex_pair.h"

namespace gyre {
bool collidePolygon(const ConvexPolygon& polygon, const Collider& collider, const Pose& pose, double margin,
                    Manifold& out) {
  return collideConvex(convexOf(polygon, pose.x), convexOf(collider, pose, pose.x), margin, pose.x, out);
}

bool collidePolygonAlong(const ConvexPolygon& polygon, const Collider& collider, const Pose& pose, const Vec3& normal,
                         double margin, Manifold& out) {
  return collideAlong(convexOf(polygon, pose.x), convexOf(collider, pose, pose.x), normal, margin, pose.x, out);
}

}  // namespace gyre
