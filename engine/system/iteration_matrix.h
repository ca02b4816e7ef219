#pragma once
// The iteration matrix of implicit methods at an evaluated state, and its parts (linear/kkt_matrix.h).

#include "linear/kkt_matrix.h"
#include "modal/superelement.h"
#include "system/evaluated_state.h"

#include <span>
#include <vector>

namespace gyre {

class System;

/// A KktMatrix of a system with the memory to fill it.
struct IterationMatrix : KktMatrix {
  explicit IterationMatrix(const System& system);
  /// Takes over couplings that the structure has got since.
  void follow(const KktStructure& structure);

  /// Per body and of ground: tangents of the forces in the body's twist. dgdV is there where these have velocities.
  std::vector<Mat6> dgdq, dgdV;
  std::vector<Mat3> T;  ///< per body: tangent operator of its rotation
  std::vector<Superelement::Tangents> superelements;
};

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
void linearize(const System& system, const EvaluatedState& at, TangentWeights weights, const VecX* xi,
               IterationMatrix& S);
/// Linearizes for any parametrization of the step: A = scale (M A + dr/dv V + dr/dq P) per body, C = B P; in rows of
/// nonholonomic constraints C = (B V + d(B v)/dq P) / rate.
void linearize(const System& system, const EvaluatedState& at, std::span<const StepMap> maps, double scale, double rate,
               IterationMatrix& S);
/// A = M and C = B.
void massAndConstraints(const System& system, const EvaluatedKinematics& at, IterationMatrix& S);
/// M and B as a matrix of the symmetric structure (KktTopology::symmetric).
void symmetricMassAndConstraints(const System& system, const EvaluatedKinematics& at, KktMatrix& S);
/// B alone, per block.
void constraintMatrix(const System& system, const EvaluatedKinematics& at, std::vector<Mat6>& B);
/// M and B at s, of which all else is evaluated, too.
EvaluatedKinematics evaluateWithConstraintMatrix(const System& system, const State& s, Workspace& w,
                                                 std::vector<Mat6>& B);
/// B and C = B P alone, for systems without nonholonomic constraints.
void linearizeConstraints(const System& system, const EvaluatedKinematics& at, std::span<const StepMap> maps,
                          IterationMatrix& S);
/// d (B^T mu) / dq [nv x nv] at fixed mu, in A, Aij and Aji.
void linearizeConstraintForce(const System& system, const EvaluatedKinematics& at, const VecX& mu, IterationMatrix& S);
/// d (B v) / dq [m x nv] at fixed v, in the blocks C, for systems without nonholonomic constraints.
void linearizeRates(const System& system, const EvaluatedKinematics& at, KktMatrix& S);

}  // namespace gyre
