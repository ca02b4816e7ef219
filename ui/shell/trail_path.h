#pragma once
// The way the bodies came to a recorded moment, for the trails of a window that has gone there at once.

#include "run/recorded_poses.h"

#include <vector>

namespace gyre::ui {

/// Rows up to `row`, the earliest first, between which the fastest body moves about `resolution` [m]; as far back as a
/// few thousand of them reach, fewer of many bodies.
std::vector<PoseSet> trailPath(const RecordedPoses& poses, std::size_t row, double resolution);

}  // namespace gyre::ui
