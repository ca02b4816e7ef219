#pragma once
// What Newton iterations on [r; Phi] ask of their matrix besides corrections.

#include "linear/kkt_solver.h"
#include "system/system.h"

namespace gyre {

/// Rounding of the positions, and what it amounts to in the multipliers, from a few solves with right-hand sides of
/// rounding size and pseudo-random signs. In a long chain this exceeds the rounding of one joint by orders of
/// magnitude. w is evaluated at s; S and the solver are left with the mass matrix. [nv + m]
VecX probedRoundOff(const System& system, const State& s, Workspace& w, KktMatrix& S, KktSolver& solver);

}  // namespace gyre
