#pragma once
// Angles that count through full turns. The turns are a number of their own beside the rest, so that no digit of the
// rest is lost however far an angle has turned.

#include "core/double_double.h"

#include <cmath>
#include <numbers>

namespace gyre {

inline constexpr double fullTurn = 2 * std::numbers::pi;
/// 2 pi to 32 digits.
inline constexpr DoubleDouble exactFullTurn{fullTurn, 2.4492935982947064e-16};

/// 2 pi turns + rest.
struct CountedAngle {
  double turns = 0;  ///< a whole number
  double rest = 0;   ///< [rad], of the placement alone: within half a turn

  void persist(StateArchive& a) { a(turns, rest); }
  double value() const { return rest + fullTurn * turns; }
  /// factor times it, without rounding.
  DoubleDouble times(double factor) const {
    const DoubleDouble ofRest = DoubleDouble(factor) * rest;
    return turns == 0 ? ofRest : DoubleDouble(factor) * turns * exactFullTurn + ofRest;
  }
};

/// The value that differs from `rest` by full turns and is nearest to `last`.
inline CountedAngle nearestTurn(double rest, double last) { return {std::round((last - rest) / fullTurn), rest}; }

/// An angle at the last accepted step.
struct AngleHistory {
  CountedAngle angle;
  double t = 0;     ///< [s]
  double rate = 0;  ///< [rad/s]

  void persist(StateArchive& a) { a(angle, t, rate); }

  /// The value nearest, among those that differ by full turns from `rest`, to  angle + (now - t) (rate + rateNow) / 2,
  /// so that a step may turn as far as it likes while this is good to half a turn.
  CountedAngle unwrapped(double rest, double rateNow, double now) const {
    const double h = now - t;
    CountedAngle out = nearestTurn(rest, angle.rest + 0.5 * h * (rate + rateNow));
    out.turns += angle.turns;
    return out;
  }
};

}  // namespace gyre
