#pragma once
// Which rows of a recording an animation shows.

#include "run/recording.h"

#include <optional>
#include <vector>

namespace gyre {

/// 25 moments per simulated second, but of a whole run 100 to 2000 of them [1/s]. A run without duration has any rate.
double defaultRate(double duration);

/// The first row, then the nearest to each multiple of 1/rate after it, and the last one; each once, in order. Where
/// rows are further apart than 1/rate, all of them.
std::vector<std::size_t> sampledRows(const Recording& recording, double rate);

}  // namespace gyre
