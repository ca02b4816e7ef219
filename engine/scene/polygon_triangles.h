#pragma once
// A polygon without holes cut into triangles, ear by ear (G. H. Meisters, Polygons have ears, Amer. Math. Monthly 82,
// 1975): a corner whose triangle holds no other corner is cut off, until three are left.

#include "shapes/shape.h"

namespace gyre {

/// Positive counter-clockwise [m^2].
double signedArea(const Outline& outline);

/// n - 2 triangles of positions among the points. @pre a polygon as impossibleOutline() allows it, counter-clockwise
std::vector<Triangle> polygonTriangles(const Outline& outline);

}  // namespace gyre
