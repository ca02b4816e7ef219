#pragma once
// All modes of a small system, on its free motions (free_space.h): symmetric without damping, else by the companion
// matrix [0 1; -K -C].

#include "analysis/modes.h"
#include "analysis/system_matrices.h"

namespace gyre {

/// |lambda| below this fraction of the fastest mode counts as zero: a defective pair of zeros computed in double
/// precision comes out at the square root of the round-off.
inline constexpr double rigidTolerance = 1e-6;

Expected<std::vector<Mode>> denseModes(const LinearizedSystem& linear);

}  // namespace gyre
