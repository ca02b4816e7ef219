#pragma once
// The convex hull of points as triangles, by Qhull.

#include "core/error.h"
#include "core/types.h"

#include <array>
#include <span>
#include <vector>

namespace gyre {

/// Triangles of positions among the points, counter-clockwise seen from outside. Flat sides are triangulated; the
/// triangles of a side may have no area. Fails for numbers that are not finite, for fewer than four points and for
/// points in one plane.
Expected<std::vector<std::array<int, 3>>> hullTriangles(std::span<const Vec3> points);

}  // namespace gyre
