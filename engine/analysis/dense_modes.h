#pragma once
// All modes of a small system, on its free motions (free_space.h): symmetric without damping, else by the companion
// matrix [0 1; -K -C], to which states of forces add rows and columns.

#include "analysis/free_space.h"
#include "analysis/modes.h"
#include "analysis/system_matrices.h"

#include <optional>

namespace gyre {

/// |lambda| below this fraction of the fastest mode counts as zero: a defective pair of zeros computed in double
/// precision comes out at the square root of the round-off.
inline constexpr double rigidTolerance = 1e-6;

/// The mode of an eigenpair as it is listed: one of two that are conjugate, but both of a double real eigenvalue, which
/// comes out of the computation as a conjugate pair with an imaginary part of the root of the round-off.
std::optional<Mode> listed(std::complex<double> lambda, const Eigen::VectorXcd& shape);

/// @param own  matrix of the states of forces among themselves
/// @param zero  |lambda| up to this counts as zero, too [1/s]
Expected<std::vector<Mode>> denseModes(const FreeSpace& space, const MatX& own, double zero = 0);

/// All eigenvalues on the free motions, two for each and one for each state of a force, without shapes; those that
/// count as zero are zero.
/// @param own  matrix of the states of forces among themselves
Expected<Eigen::VectorXcd> denseEigenvalues(const FreeSpace& space, const MatX& own);

}  // namespace gyre
