#pragma once
// The manifold of any two convex cores: first the direction and the signed distance, then the points along it.

#include "contact/convex.h"
#include "contact/manifold.h"

namespace gyre {

/// @param origin  what the positions of a and b are relative to
/// @return false if there is no point within the margin
bool collideConvex(const Convex& a, const Convex& b, double margin, const Vec3& origin, Manifold& out);

/// The same along a direction that is given.
bool collideAlong(const Convex& a, const Convex& b, const Vec3& n, double margin, const Vec3& origin, Manifold& out);

}  // namespace gyre
