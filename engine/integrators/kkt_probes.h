#pragma once
// What Newton iterations on [r; Phi] ask of their matrix besides corrections.

#include "system/kkt_system.h"
#include "system/system.h"

namespace gyre {

struct ProbedRoundOff {
  VecX floor;  ///< of the positions themselves, and of the multipliers by what it amounts to [nv + m]
  VecX reach;  ///< of the positions by what it amounts to: a short lever turns by much for that of a far place [nv]
};

/// Rounding of the positions, and what it amounts to, from a few solves with right-hand sides of rounding size and
/// pseudo-random signs. In a long chain this exceeds the rounding of one joint by orders of magnitude. kkt is left
/// with the mass matrix.
ProbedRoundOff probedRoundOff(const System& system, const EvaluatedKinematics& at, KktSystem& kkt);

/// What rounding of the positions in the rows of v + B^T mu amounts to in mu [m], with kkt as the function above leaves
/// it: the mass matrix weighs lengths against angles, and its unit cancels.
VecX probedRateRoundOff(const System& system, KktSystem& kkt);

}  // namespace gyre
