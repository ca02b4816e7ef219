#pragma once
// What Newton iterations on [r; Phi] ask of their matrix besides corrections.

#include "system/kkt_system.h"
#include "system/system.h"

namespace gyre {

struct ProbedRoundOff {
  VecX floor;  ///< of the positions themselves, and of the multipliers by what it amounts to [nv + m]
  VecX reach;  ///< of the positions by what it amounts to: a short lever turns by much for that of a far place [nv]
};

/// Whether some constraints are redundant at the start, which makes the matrix singular without regularization.
enum class Redundancy { none, some };

/// Gives kkt its regularization and probes it: rounding of the positions, and what it amounts to, from a few solves
/// with right-hand sides of rounding size and pseudo-random signs. In a long chain this exceeds the rounding of one
/// joint by orders of magnitude. kkt is left with the mass matrix. Regularization (initial_conditions.h) is weaker
/// where Newton's corrections would shrink by less than a thousand for it: B M^-1 B^T of n bodies in a row has an
/// eigenvalue of 1/n^2 of its diagonal, that of a heavy body on light ones one of the ratio of their masses, and
/// corrections along such an eigenvector leave eps / (eps + eigenvalue) of what they are to remove. Across the plane of
/// n parallel hinges that one end holds the eigenvalue is about 12 / n^4, that of the lowest mode of a cantilever:
/// there it would have to be weaker than rounding, and is left out where no constraint is redundant.
ProbedRoundOff probedRoundOff(const System& system, const EvaluatedKinematics& at, KktSystem& kkt, Redundancy rows);

/// What rounding of the positions in the rows of W v + B^T mu amounts to in mu [m]; kkt as the function above leaves
/// it, with W in place of the mass matrix afterwards. @param weights  the diagonal of W [nv]
VecX probedRateRoundOff(const System& system, const VecX& weights, KktSystem& kkt);

}  // namespace gyre
