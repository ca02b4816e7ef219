#pragma once
// Words on the energy that an integrator has made or lost, with the likely cause, by the fastest part of the motion
// (run/fastest_motion.h), and the step that would do.

#include "diagnostics/energy_watch.h"
#include "integrators/integrator.h"

#include <string>

namespace gyre {

/// @param h  size of the method's last step [s]
std::string energyWarning(const System& system, const State& s, const EnergyWatch& watch, double h, bool choosesStep);

}  // namespace gyre
