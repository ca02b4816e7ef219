#pragma once
// Start values for constrained generalized-alpha methods (Arnold, Bruels and Cardona 2015, Numer. Math. 129, sec. 4).
//
// The recursion of the method has a smooth solution v_n = v(t_n) + h^2 (C_q v'' + k [v, v']) and
// a_n = v'(t_n + D h), with D = alpha_m - alpha_f and C_q = 1/6 - beta - D/2; k comes from the order in which the
// exponentials of a step are composed. Starting on it instead of at (v, v') avoids the oscillation of the multipliers
// in the first steps. Only the part of the change of v that the constraints see is applied:
//   v_0 = v + M^-1 B^T (B M^-1 B^T)^-1 B h^2 (C_q v'' + k [v, v']),   a_0 = w' + D h w''.
// v'' is the central difference of the index-1 accelerations along the motion.

#include "integrators/alpha/generalized_alpha.h"
#include "system/index_one.h"

namespace gyre {

struct StartBrackets {
  double velocity, acceleration;
};

/// Changes s.v and sets a for a first step h. False when accelerations cannot be computed.
bool perturbStart(const System& system, IndexOne& indexOne, const AlphaCoefficients& alpha, StartBrackets brackets,
                  double h, State& s, VecX& a);

}  // namespace gyre
