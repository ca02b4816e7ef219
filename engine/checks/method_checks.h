#pragma once
// Checks of a method of integration on small standard models: a free body, two bodies on balls, a closed loop.

#include "checks/check.h"
#include "integrators/integrator.h"

namespace gyre {

/// Order of positions, constraints, energy, saved runs and, of symmetric methods, the way back.
Checks methodChecks(const IntegratorType& type);

}  // namespace gyre
