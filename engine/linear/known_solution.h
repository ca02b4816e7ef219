#pragma once
// A solution that is known, to measure a factorization by: ones in the scaled unknowns, signs as they come.

#include "linear/kkt_scaling.h"

#include <cmath>
#include <limits>
#include <random>

namespace gyre {

namespace known_solution {
inline double nextSign(std::minstd_rand& random) { return random() & 1024 ? 1 : -1; }
}  // namespace known_solution

inline void takeKnownSolution(const KktScaling& scaling, VecX& x) {
  std::minstd_rand random(1);
  for (Eigen::Index i = 0; i < x.size(); ++i) x[i] = known_solution::nextSign(random) * scaling.column[i];
}

/// The largest error of the first unknowns of x, scaled; infinite where one is no number.
inline double errorOfKnownSolution(const KktScaling& scaling, const VecX& x, Eigen::Index count) {
  std::minstd_rand random(1);
  double largest = 0;
  for (Eigen::Index i = 0; i < count; ++i) {
    const double error = std::abs(x[i] / scaling.column[i] - known_solution::nextSign(random));
    if (!(error <= largest)) largest = std::isfinite(error) ? error : std::numeric_limits<double>::infinity();
  }
  return largest;
}

}  // namespace gyre
