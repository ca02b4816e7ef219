#pragma once
// The slowest modes of a large system by shift and invert: Lanczos (Spectra) without damping; with it, subspace
// iteration on (x, lambda x) that begins with the undamped modes.

#include "analysis/modes.h"
#include "analysis/system_matrices.h"

namespace gyre {

Expected<std::vector<Mode>> sparseModes(const System& system, const State& s, const LinearizedSystem& linear,
                                        int count);

}  // namespace gyre
