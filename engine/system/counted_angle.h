#pragma once
// An angle that counts through full turns. A path keeps three numbers of it: the angle, time and rate at the last
// accepted step. Of the values that differ by full turns the angle is the one nearest to
//   angle + (t - t_last) (rate_last + rate) / 2,
// so that a step may turn as far as it likes while this is good to half a turn.

#include "joints/coordinate.h"
#include "system/state.h"

namespace gyre {

inline constexpr int numbersOfAngle = 3;

/// @param first  of its numbers in the path
inline double countedAngle(double value, double rate, const State& s, int first) {
  const double h = s.t - s.path[first + 1];
  return nearestTurn(value, s.path[first] + 0.5 * h * (s.path[first + 2] + rate));
}

}  // namespace gyre
