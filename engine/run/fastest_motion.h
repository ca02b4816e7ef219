#pragma once
// The rates of the fastest motion under way, from the accelerations at hand: the angular velocity of a body, and by
// Rayleigh's quotients (Strutt 1877, The Theory of Sound, sections 81 and 88) the vibration and the decay that carry
// the accelerations,
//   w^2 = v'^T K v' / v'^T M v',   d = v'^T C v' / v'^T M v'
// which accelerations make those of the fastest parts excited, since they weight each by its rate squared; the decay
// also of the velocities, where these carry more.

#include "system/system.h"

namespace gyre {

struct FastestMotion {
  double vibration = 0, turn = 0;  ///< [rad/s]
  double decay = 0;                ///< [1/s]
};

/// Infinite where a force has a slope without bound.
FastestMotion fastestMotion(const System& system, const State& s);

/// Whether no step follows a rate, since times are rounded by more.
bool isUnbounded(double rate);

/// What such a vibration or decay means, instead of a step of next to zero that would follow it.
std::string unboundedRate(const FastestMotion& fastest);

/// Why a method that treats forces explicitly may fail with steps of size h; empty where their rates are no reason:
/// it is stable for h w <= 2 and h d <= 2 (Hairer, Lubich and Wanner 2006, sec. I.5; the test equation x' = -d x).
std::string stiffnessWarning(const System& system, const State& s, double h);

}  // namespace gyre
