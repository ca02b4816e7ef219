#pragma once
// The explicit Newmark method of Simo and Wong 1991 (ALGO_C2) as in Krysl 2005:
//
//   R_1 = R_0 exp(h (W_0 + (h/2) A_0)),   R_1 Pi_1 = R_0 Pi_0 + (h/2)(R_0 T_0 + R_1 T_1)
//   A_1 = (W_1 - W_0)/(gamma h) - (1 - gamma)/gamma A_0
//
// gamma = 1 is unstable for fast tops, gamma = 1/2 better. Order 2, one evaluation of forces per step. With joints A
// holds the applied forces' part only; the impulses of constraints are RATTLE's.

#include "integrators/integrator.h"
#include "model/settings.h"

namespace gyre {

struct SimoWong : RunSettings {
  double gamma = 0.5;
};

const IntegratorType& simoWongType();

}  // namespace gyre
