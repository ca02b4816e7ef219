#include "contact/contact_patch.h"
#include "contact/pair_contacts.h"
#include "contact/skeleton.h"

#include <algorithm>

namespace gyre {
namespace {

constexpr std::size_t mostOfHull = 128;

/// The corners of a hull within a height, lowered until they are few enough.
void addHullCorners(const Convex& c, const Vec3& m, double offset, double margin, ContactPatch& patch) {
  const auto corners = c.hull->corners();
  const Vec3 d = c.pose.R.transpose() * m;
  const double base = m.dot(c.pose.x) + offset;
  const double lowest = base + d.dot(corners[static_cast<std::size_t>(c.hull->support(-d))]);
  double limit = margin;
  const auto within = [&](const Vec3& x) { return base + d.dot(x) <= limit; };
  for (int tries = 0; tries < 60 && limit > lowest; ++tries) {
    if (static_cast<std::size_t>(std::count_if(corners.begin(), corners.end(), within)) <= mostOfHull) break;
    limit = lowest + (limit - lowest) / 2;
  }
  for (std::size_t i = 0; i < corners.size(); ++i) {
    if (!within(corners[i])) continue;
    const double gap = base + d.dot(corners[i]);
    patch.addPoint(c.pose.x + c.pose.R * corners[i] - gap / 2 * m, gap, static_cast<std::uint32_t>(i));
  }
}

}  // namespace

bool collidePlane(const Pose& plane, const Collider& collider, const Pose& pose, double margin, Manifold& out) {
  const Vec3 m = plane.R.col(2);
  const double offset = m.dot(pose.x - plane.x);
  if (collider.kind == Collider::Kind::sphere) {
    const double gap = offset - collider.radius;
    out.normal = m;
    out.count = 1;
    out.points[0] = {pose.x - (collider.radius + gap / 2) * m, gap, 0};
    return gap <= margin;
  }
  if (collider.kind == Collider::Kind::ellipsoid) {
    const Vec3 lowest = farthestOfEllipsoid(collider, pose.R, Vec3(-m)).x;
    const double gap = offset + m.dot(lowest);
    out.normal = m;
    out.count = 1;
    out.points[0] = {pose.x + lowest - gap / 2 * m, gap, 0};
    return gap <= margin;
  }
  const Convex c = convexOf(collider, pose, pose.x);
  if (offset + m.dot(c.centre) - c.size - c.rounding > margin) return false;
  ContactPatch patch(PlaneAcross(m), c.size);
  if (c.core == Convex::Core::hull) {
    addHullCorners(c, m, offset, margin, patch);
  } else {
    SurfaceFeature feature;
    featureFacing(c, Vec3(-m), feature);
    thinRim(feature, Vec3(-m));
    for (std::size_t i = 0; i < static_cast<std::size_t>(feature.count); ++i) {
      const double gap = m.dot(feature.x[i]) + offset;
      patch.addPoint(feature.x[i] - gap / 2 * m, gap, feature.corner[i]);
    }
  }
  return patch.finish(-std::numeric_limits<double>::infinity(), 0, c.rounding, margin, pose.x, out);
}

}  // namespace gyre
