#pragma once
// Words on the energy that an integrator has made or lost, with the likely cause and the step that would do.
//
// The motion's rate is that of its fastest part: the angular velocity of a body, or the frequency of the vibration
// that carries the accelerations, by Rayleigh's quotient (Strutt 1877, The Theory of Sound, section 88)
//   w^2 = v'^T K v' / v'^T M v'
// which accelerations make that of the fastest vibration excited, since they weight each by w^2.

#include "diagnostics/energy_watch.h"
#include "integrators/integrator.h"

#include <string>

namespace gyre {

/// @param h  size of the method's last step [s]
std::string energyRemark(const System& system, const State& s, const EnergyWatch& watch, double h, bool choosesStep);

}  // namespace gyre
