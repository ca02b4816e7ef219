#pragma once
// The iteration matrix of implicit methods at an evaluated state, and its parts (linear/kkt_matrix.h).

#include "linear/kkt_matrix.h"
#include "system/state.h"
#include "system/workspace.h"

#include <span>

namespace gyre {

class System;

/// S's upper left block is  wM M + wC dr/dv + wK dr/dq T(xi);  C = B T(xi), and in rows of nonholonomic constraints
/// C = B + (wK / wC) d(B v)/dq T(xi): their equation divided by wC / wK = dv/dx.
struct TangentWeights {
  double wM = 1, wC = 0, wK = 0;
};

/// How the unknowns x of a step move one body: dq = P dx, du = V dx, du' = A dx, in the body's own velocities
/// (nv x nv in the upper left corner, zero elsewhere).
struct StepMap {
  Mat6 P = Mat6::Zero(), V = Mat6::Zero(), A = Mat6::Zero();
};

/// @param xi  argument of the last exponential, or null for T = I
void linearize(const System& system, const State& s, TangentWeights weights, const VecX* xi, Workspace& w,
               KktMatrix& S);
/// The same for any parametrization of the step: A = scale (M A + dr/dv V + dr/dq P) per body, C = B P; in rows of
/// nonholonomic constraints C = (B V + d(B v)/dq P) / rate.
void linearize(const System& system, const State& s, std::span<const StepMap> maps, double scale, double rate,
               Workspace& w, KktMatrix& S);
/// Its constraint blocks alone, for systems without nonholonomic constraints: B and C = B P.
void linearizeConstraints(const System& system, std::span<const StepMap> maps, const Workspace& w, KktMatrix& S);
/// d (B^T mu) / dq [nv x nv] at fixed mu, in A, Aij and Aji.
void linearizeConstraintForce(const System& system, const VecX& mu, Workspace& w, KktMatrix& S);
/// d (B v) / dq [m x nv] at fixed v, in the blocks C, for systems without nonholonomic constraints.
void linearizeRates(const System& system, const Workspace& w, KktMatrix& S);

}  // namespace gyre
