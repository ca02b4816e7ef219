#pragma once
// Whether small deviations from a motion have constant coefficients, and in which axes. The matrices of frozen_motion.h
// are those of one moment; along the motion, in its axes y, they change at the rates K' and C'. In axes that turn
// against these, y = T x with T' = T S, S skew,
//
//   x'' + (T^T C T + 2 S) x' + (T^T K T + T^T C T S + S^2) x = 0,
//
// and these coefficients stay as they are where
//
//   K' = S K - K S,   C' = S C - C S
//
// and S does so at other moments, too: K goes on as T K T^T by its second differences. (A Lyapunov transformation to
// constant coefficients; Meirovitch 1970, Methods of Analytical Dynamics: steady motions of gyroscopic
// systems have such axes.) S is the smallest that fulfils both by least squares. A rotor that is symmetric, or whose
// bearings are, a pendulum on a cone, an arm on a turntable move steadily, and eigenvalues decide about their
// stability. What is left of K' and C' belongs to a motion that does not: a swing, or a rotor that is not symmetric in
// bearings that are not, whose coefficients change with twice the speed (Genta 2005, Dynamics of Rotating Systems):
// there eigenvalues of a moment prove nothing (Floquet).

#include "analysis/frozen_motion.h"

#include <string>

namespace gyre {

struct SteadyMotion {
  FrozenMotion motion;           ///< in the axes that are the steadiest
  double change = 0;             ///< what is left of K', C' and K'', C'', over the paces of their coordinates
  double zero = 0;               ///< eigenvalues up to it are zero but for the differences that S is made of [1/s]
  std::string turningWith = {};  ///< a body in whose turning axes deviations are measured; empty: none turn
  bool turned = false;           ///< S is not zero
  bool isSteady() const { return change < 1e-3; }
};

/// @param s  consistent and moving, with vdot and lambda (consistentState). Contact is left out.
/// Refused as frozenMotion. Where positions beside s cannot be assembled, it is not steady.
Expected<SteadyMotion> steadyMotion(const System& system, const State& s);

}  // namespace gyre
