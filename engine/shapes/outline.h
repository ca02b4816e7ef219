#pragma once
// The closed polygon of an extrusion: whether it encloses an area, and its integrals by Green's theorem
//   A = 1/2 sum c_i,   A x_c = 1/6 sum (x_i + x_j) c_i,   c_i = x_i y_j - x_j y_i,  j = i + 1
// (C. Steger, On the calculation of arbitrary moments of polygons, TU Munich FGBV-96-05, 1996).

#include "shapes/shape.h"

namespace gyre {

/// More points than this are refused: the check for crossings grows with their square.
inline constexpr std::size_t maximumOutlinePoints = 2000;

/// Empty for a polygon of at least three finite points whose sides do not cross or touch, else what was expected.
std::optional<std::string> impossibleOutline(const Outline& outline);

struct AreaMoments {
  double area = 0;                                   ///< [m^2], positive whatever the sense of the polygon
  Vec2 centroid = Vec2::Zero();                      ///< [m]
  Eigen::Matrix2d second = Eigen::Matrix2d::Zero();  ///< integral of r r^T dA about the centroid [m^4]
};
AreaMoments areaMoments(const Outline& outline);

}  // namespace gyre
