#pragma once
// The index-1 form of the equations at one state: accelerations, multipliers, and moves onto the constraints, all
// from the matrix [M B^T; B 0].
//
//   M v' + B^T lambda = -g,   B v' = -B' v - Phi_tt        (Bruels and Cardona 2010, after eq. 33)
//
// Redundant constraints: the matrix gets -eps W in its corner (see initial_conditions.h), whose effect repeated
// solves with the exact residual remove; multipliers are then some of those that carry the load (minimum_norm.h).
// Allocates in the constructor only.

#include "linear/kkt_solver.h"
#include "system/system.h"

#include <optional>

namespace gyre {

class IndexOne {
 public:
  /// @param epsW  regularization [m], or zero where no constraint is redundant
  IndexOne(const System& system, VecX epsW);

  /// Workspace at the state evaluated last.
  Workspace& workspace() { return w_; }
  const Workspace& workspace() const { return w_; }

  /// Evaluates the constraints at s and factors the matrix; false when it is singular.
  bool factor(const State& s);
  /// After factor(): solves M x + B^T y = a, B x = b for the smallest y; a and b are replaced by x and y.
  void solve(VecX& a, VecX& b);
  /// The same once, without removing the effect of the regularization: for what repeats with the exact residual itself.
  void solveOnce(VecX& a, VecX& b);

  /// v' and lambda of s from its t, q and v. False when the matrix is singular or a force is not finite.
  bool accelerations(State& s);
  /// After factor() at s: the same from applied forces f = -g [nv] that are known.
  void accelerations(const VecX& f, State& s);
  /// How often a matrix was factored so far.
  int factorizations() const { return factorizations_; }
  /// The matrix factored last.
  const KktMatrix& matrix() const { return S_; }
  /// B v' + B' v + Phi_tt [m], which accelerations(s) leaves where the constraints contradict each other, and what to
  /// measure it by (Scales::relativeMotion).
  struct AccelerationResidual {
    VecX rows;
    double fastest;   ///< the largest acceleration with and without constraints
    double rounding;  ///< of the constraint forces, which cancel each other in the accelerations
  };
  AccelerationResidual accelerationResidual(const State& s);
  /// Smallest mass-weighted change of v with B v + Phi_t = 0; after factor() at s. The workspace then holds the new
  /// velocities.
  void projectVelocity(State& s);
  /// Smallest mass-weighted change of q with Phi(q, t) = 0 within tolerance (Scales::relativeViolation), or to
  /// round-off; false when Newton fails.
  bool projectPosition(State& s, double tolerance);
  /// The same from a state near that of factor(), whose matrix serves until a step does not halve the violation; only
  /// then it is factored anew. How often, or nothing when that does not help.
  std::optional<int> projectPositionNearby(State& s, double tolerance);

 private:
  void subtractProduct();

  const System& system_;
  Workspace w_;
  KktMatrix S_;
  std::unique_ptr<KktSolver> solver_;
  int passes_, factorizations_ = 0;
  VecX rhs_, x_, y_, a_, b_;
};

}  // namespace gyre
