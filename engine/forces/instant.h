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
  const AngleHistory* angle = nullptr;        ///< turns of the force's coordinate; null: no angle, or none counted yet
  const RotationHistory* rotation = nullptr;  ///< turns of the force's rotation vector; null where it has none
  std::span<const double> signalValues = {};  ///< of the channels that it reads, in their order
};

}  // namespace gyre
