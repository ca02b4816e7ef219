#pragma once
// The edges that a draughtsman draws of a surface: where its faces meet at an angle, and where it ends.

#include "scene/shape_surface.h"

#include <array>
#include <vector>

namespace gyre {

/// Faces that meet at less than this are taken for the facets of something round [rad].
inline constexpr double creaseAngle = 35 * 3.14159265358979323846 / 180;

/// Pairs of points.
std::vector<std::array<Vec3, 2>> featureEdges(const Surface& surface);

}  // namespace gyre
