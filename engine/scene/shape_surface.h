#pragma once
// Surfaces of triangles for everything that draws without knowing what a sphere is: exports and the rasterizer of
// films. Lengths in metres.

#include "shapes/shape.h"

#include <vector>

namespace gyre {

struct Surface {
  std::vector<Vec3> points;
  std::vector<Triangle> triangles;  ///< counter-clockwise seen from outside
};

/// @param around  sides of what is round
/// In the frame that the shape is placed in. Points of round shapes lie on them, so that the surface is inscribed.
/// A plane has no end and no surface here (planePatch()).
Surface shapeSurface(const Shape& shape, int around);

/// Those of several shapes as one.
Surface shapesSurface(const Shapes& shapes, int around);

/// The part of a plane within a radius about the point of it that is nearest to `center`: a square.
Surface planePatch(const Shape& plane, const Vec3& center, double radius);

void append(const Surface& part, Surface& to);

}  // namespace gyre
