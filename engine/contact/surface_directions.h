#pragma once
// Directions that a convex surface itself has near a normal that a search has found: of its flat and straight parts.

#include "contact/convex.h"

#include <array>
#include <optional>
#include <span>

namespace gyre {

/// What of a surface is near a direction.
struct SurfaceDirections {
  std::optional<Vec3> flat;  ///< normal of a flat part
  std::optional<Vec3> side;  ///< of a round side at the azimuth of the direction
  int lineCount = 0;         ///< straight lines: their directions
  std::array<Vec3, 3> line;

  void addLine(const Vec3& e) { line[static_cast<std::size_t>(lineCount++)] = e; }
  std::span<const Vec3> lines() const { return std::span(line).first(static_cast<std::size_t>(lineCount)); }
};

inline constexpr double nearDirection = 0.99;  // searches end much nearer than that

/// @param n  outward, of length one
void directionsFacing(const Convex& c, const Vec3& n, SurfaceDirections& out);

}  // namespace gyre
