#pragma once
// Whether all that was recorded is numbers.

#include "run/recording.h"

#include <algorithm>
#include <cmath>

namespace gyre::test {

inline bool allFinite(const Recording& recording) {
  for (std::size_t row = 0; row < recording.rows(); ++row)
    if (!std::ranges::all_of(recording.row(row), [](double value) { return std::isfinite(value); })) return false;
  return true;
}

}  // namespace gyre::test
