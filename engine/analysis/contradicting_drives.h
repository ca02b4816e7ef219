#pragma once
// Drives that ask one mechanism for two motions. Constraints between coordinates of joints are linear,
//
//   sum_j A_ij c_j(q) = f_i(t)             (joints/coordinate_constraint.h)
//
// so wherever n^T A = 0, sum_i n_i f_i' must vanish over the whole run (f_i'' where an acceleration is prescribed):
// two drives of one coordinate, or of two that gears connect. A contradiction through the geometry of a linkage shows
// where a run comes to it.

#include "core/error.h"
#include "model/model.h"

#include <optional>

namespace gyre {

/// Names the drives, the first time that was seen, and by how much they differ; times are sampled, and all those at
/// which functions switch.
std::optional<Error> contradictingDrives(const Model& model);

}  // namespace gyre
