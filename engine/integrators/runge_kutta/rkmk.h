#pragma once
// Explicit Runge-Kutta method of Munthe-Kaas on the Lie group (Munthe-Kaas 1998) with the coefficients of Dormand and
// Prince 5(4) (1980), on the index-1 form of the equations (system/index_one.h):
//
//   theta' = T(theta)^-1 v,   v' = v'(q_0 exp(theta), v, t),   theta = 0 at the start of a step
//
// together with z' = f of forces that have states of their own (forces/force.h).
// Positions and velocities are moved back onto the constraints after each step (smallest mass-weighted change).
// The step follows the embedded solution of order 4 (PI control, Hairer and Wanner 1996, sec. IV.2); dense output of
// order 4 (Hairer, Norsett and Wanner 1993, sec. II.6). Made to be Gyre's reference: its error is near the tolerance,
// 1e-13 by default, where the problem does not amplify it. Where it passes a position at which rows become redundant
// that were not, it is 1e-10 at best: the regularization leaves 1e-9 there. Not for stiff problems.

#include "integrators/integrator.h"
#include "model/settings.h"

namespace gyre {

struct Rkmk : RunSettings {
  double atol = 1e-13;  ///< [of the model's length, rad; the same per second]
  double rtol = 1e-13;
  double max_step = 0;  ///< [s]; 0: as long as the error lets it be
};

const IntegratorType& rkmkType();

}  // namespace gyre
