#include "contact/local_surface.h"

#include "contact/convex.h"
#include "contact/skeleton.h"
#include "contact/surface_feature.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gyre {
namespace {

using Kind = LocalSurface::Kind;

constexpr double sameDirection = 1e-6;
/// Points are found to 1e-6 of the size of a body.
constexpr double samePlace = 1e-5;
/// Radii of rims beyond which the rim counts as straight, in radii.
constexpr double flattestRim = 1e3;

bool isRound(const Convex& c) { return c.core == Convex::Core::cylinder || c.core == Convex::Core::cone; }

/// Across the line of a side, or about the axis along a rim: the radius of curvature is the distance along the normal
/// from the axis.
Mat3 radiiOfRound(const Convex& c, const Vec3& outward, const Vec3& x) {
  const Vec3 axis = c.axis(2), from = x - c.pose.x;
  const Vec3 tangent = axis.cross(outward);
  const double across = tangent.norm(), distance = (from - axis * axis.dot(from)).norm();
  if (!(across * flattestRim > 1)) return Mat3::Zero();
  const Vec3 t = tangent / across;
  return distance / across * t * t.transpose();
}

/// Where on the feature the point lies.
void place(const SurfaceFeature& f, const Vec3& outward, const Vec3& x, double same, LocalSurface& out) {
  const auto across = [&](const Vec3& d) -> Vec3 { return d - outward * outward.dot(d); };
  const auto at = [&](int i) -> const Vec3& { return f.x[static_cast<std::size_t>(i)]; };
  for (int i = 0; i < f.count; ++i)
    if (across(at(i) - x).norm() <= same) return;
  for (int i = 0; i < f.edges(); ++i) {
    const Vec3 along = at(i + 1 < f.count ? i + 1 : 0) - at(i);
    const Vec3 onPlane = across(along), from = across(x - at(i));
    const double length = onPlane.norm();
    if (!(length > 0) || (from - onPlane * (onPlane.dot(from) / (length * length))).norm() > same) continue;
    out.kind = Kind::edge;
    out.along = along.normalized();
    return;
  }
  if (f.count < 3) return;
  out.kind = Kind::face;
}

LocalSurface ofConvex(const Convex& c, const Vec3& outward, const Vec3& x) {
  LocalSurface out;
  out.size = c.size + c.rounding;
  SurfaceFeature f;
  featureFacing(c, outward, f);
  const Vec3 ofCore = x - c.rounding * outward;
  place(f, outward, ofCore, samePlace * std::max(c.size, out.size), out);
  if (f.count >= 3) {
    out.normal = f.normal;
    out.flat = f.normal.cross(outward).norm() <= sameDirection;
  }
  if (isRound(c) && !out.flat) out.radii = radiiOfRound(c, outward, ofCore);
  out.radii += c.rounding * (Mat3::Identity() - outward * outward.transpose());
  return out;
}

}  // namespace

LocalSurface localSurface(const Collider& collider, const Pose& pose, const Vec3& outward, const Vec3& x) {
  switch (collider.kind) {
    case Collider::Kind::plane:
    case Collider::Kind::triangles:
      return {.kind = Kind::face, .normal = outward, .flat = true, .size = std::numeric_limits<double>::infinity()};
    case Collider::Kind::sphere:
      return {.radii = collider.radius * (Mat3::Identity() - outward * outward.transpose()), .size = collider.radius};
    case Collider::Kind::ellipsoid:
      return {.radii = farthestOfEllipsoid(collider, pose.R, outward).radii, .size = collider.half.maxCoeff()};
    default: return ofConvex(convexOf(collider, pose, pose.x), outward, x - pose.x);
  }
}

}  // namespace gyre
