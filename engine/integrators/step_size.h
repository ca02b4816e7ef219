#pragma once
// The step a fixed-step method takes next.

#include <cmath>

namespace gyre {

/// A step that fails is repeated with half the size at most so often.
inline constexpr int maxHalvings = 10;

struct StepSize {
  double h;
  bool last;  ///< the step ends at the limit
};

/// The wanted step, or what remains until the limit. Differences below 1e-9 are rounding of times: they neither cut a
/// step short nor make it differ from the one before.
inline StepSize stepSize(double wanted, double remaining, double previous) {
  constexpr double rounding = 1e-9;
  double h = wanted <= remaining * (1 + rounding) ? wanted : remaining;
  if (std::abs(h - previous) <= rounding * h) h = previous;
  return {h, h >= remaining * (1 - rounding)};
}

/// Whether a step that failed is given up: after so many halvings, or where half of it leaves the time as it is.
inline bool isShortest(int halvings, double t, double h) { return halvings >= maxHalvings || t + 0.5 * h <= t; }

}  // namespace gyre
