#pragma once
// Angles that count through full turns.

#include <cmath>
#include <numbers>

namespace gyre {

/// The value that differs from `value` by full turns and is nearest to `last`.
inline double nearestTurn(double value, double last) {
  constexpr double turn = 2 * std::numbers::pi;
  return value + turn * std::round((last - value) / turn);
}

/// An angle at the last accepted step.
struct AngleHistory {
  double angle = 0;  ///< [rad]
  double t = 0;      ///< [s]
  double rate = 0;   ///< [rad/s]

  /// Of the values that differ by full turns from `value`, the one nearest to  angle + (now - t) (rate + rateNow) / 2,
  /// so that a step may turn as far as it likes while this is good to half a turn.
  double unwrapped(double value, double rateNow, double now) const {
    const double h = now - t;
    return nearestTurn(value, angle + 0.5 * h * (rate + rateNow));
  }
};

}  // namespace gyre
