#pragma once
// Eigenvalues along a run as CSV: a row for each moment.

#include "locus/root_locus.h"
#include "model/model.h"

#include <string>

namespace gyre {

/// Columns time, stiffness_ratio, slowest, stiffest, growth, turn, then for every eigenvalue lambdaN.re and lambdaN.im
/// [1/s], in the order in which they are followed; empty where a moment has it not.
std::string locusCsv(const Model& model, const RootLocus& locus);

}  // namespace gyre
