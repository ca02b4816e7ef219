#pragma once
// The largest rates that the forces of a system have on its constraints, whether its motion excites them or not: the
// square root of the largest eigenvalue of
//   K x + B^T mu = w^2 M x,   B x = 0
// and the largest of C likewise, by Lanczos' iteration in the inner product of M (Parlett 1998, The Symmetric
// Eigenvalue Problem, ch. 13), each step a solve with [M, B^T; B, 0]. What run/fastest_motion.h finds is at most that.

#include "system/system.h"

#include <stop_token>

namespace gyre {

struct FastestRates {
  double vibration = 0;  ///< [rad/s], from above, to a thousandth
  double decay = 0;      ///< [1/s], likewise
  std::size_t body = 0;  ///< which moves most in the faster one
};

/// At rest in the places of s. All zero where the equations have no finite solution.
FastestRates fastestRates(const System& system, const State& s, const std::stop_token& stop = {});

}  // namespace gyre
