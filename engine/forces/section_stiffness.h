#pragma once
// The law of a beam's section, (N, Q_y, Q_z, T, M_y, M_z) = C (Gamma, kappa), as it is typed.

#include "core/types.h"

#include <optional>
#include <string>

namespace gyre {

/// What is wrong with C: it is not symmetric, or not positive definite; with the strain that it does not resist.
std::optional<std::string> badSectionStiffness(const Mat6& C);

}  // namespace gyre
