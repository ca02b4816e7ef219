#pragma once
// The manifold of any two convex cores: first the direction and the signed distance, then the points along it.

#include "contact/contact_patch.h"
#include "contact/convex.h"
#include "contact/manifold.h"
#include "contact/separation.h"

#include <optional>

namespace gyre {

/// The direction and the signed distance of two cores, the features that face it, and what these have in common.
struct ConvexPatch {
  Separation found;
  SurfaceFeature ofA, ofB;
  std::optional<ContactPatch> points;
};
/// @param thin  rims without the corners beside their farthest point (contact/surface_feature.h)
/// @return false if the cores are farther apart than `reach`
bool findPatch(const Convex& a, const Convex& b, double reach, ConvexPatch& out, bool thin = false);

/// @param origin  what the positions of a and b are relative to
/// @return false if there is no point within the margin
bool collideConvex(const Convex& a, const Convex& b, double margin, const Vec3& origin, Manifold& out);

/// As collideConvex(), along a direction that is given.
bool collideAlong(const Convex& a, const Convex& b, const Vec3& n, double margin, const Vec3& origin, Manifold& out);

}  // namespace gyre
