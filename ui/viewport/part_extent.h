#pragma once
// How far parts reach.

#include "viewport/part.h"

#include <span>

namespace gyre::ui {

/// Largest dot product of a direction with the points of a part (its support function).
double support(const Part& part, const Vec3& direction);

/// How far several parts reach in a direction; minus infinity for none.
double support(std::span<const Part> parts, const Vec3& direction);

/// Radius of a ball about a part's position that holds it; not the smallest.
double reach(const Part& part);

/// Axis-aligned box around parts.
Eigen::AlignedBox3d bounds(std::span<const Part> parts);

}  // namespace gyre::ui
