#pragma once
// The integrator behind local_pos, local_neg and local_imp (local_methods.h).

#include "integrators/local/local_methods.h"
#include "integrators/local/rotation_update.h"

namespace gyre {

/// Order of the scheme with contacts or with forces that depend on velocities (local_methods.h).
inline constexpr int halfStepOrder = 1;

std::unique_ptr<Integrator> makeHalfStep(const LocalDynamics& settings, RotationUpdate update);

}  // namespace gyre
