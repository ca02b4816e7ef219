#pragma once

namespace gyre {

/// A rate that nobody means [1/s]: of what stands still, velocities below a share of it, and accelerations below the
/// same share of its square, are rounding. Where all that moves is slower, violations of rates are measured by it.
inline constexpr double slowestRate = 1e-3;

}  // namespace gyre
