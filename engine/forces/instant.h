#pragma once

#include "coordinates/counted_rotation.h"
#include "coordinates/unwrapped_angle.h"
#include "forces/force_history.h"

#include <span>

namespace gyre {

/// When a force is evaluated.
struct Instant {
  Instant(double time) : t(time) {}  // NOLINT(google-explicit-constructor): most forces know time alone
  double t;                          ///< [s]
  ForceHistory history = {};
  const AngleHistory* angle = nullptr;        ///< of its coordinate, if that is an angle and was counted so far
  const RotationHistory* rotation = nullptr;  ///< of its rotation vector, if it counts turns of one
  std::span<const double> signalValues = {};  ///< of the channels that it reads, in their order
};

}  // namespace gyre
