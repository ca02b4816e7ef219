#pragma once
// Stability polynomial of the Runge-Kutta method of Dormand and Prince.

#include "integrators/stability_function.h"

namespace gyre {

/// |R(i w h)|, R of Dormand and Prince's fifth order (Hairer and Wanner 1996, sec. IV.2, table 2.1).
double dormandPrinceRadius(double omegaH);

StabilityFunction dormandPrinceStability();

}  // namespace gyre
