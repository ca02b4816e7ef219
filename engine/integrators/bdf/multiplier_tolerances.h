#pragma once
// What Newton's iteration may leave of mu and lambda under GGL, by which their corrections are weighed
// (bdf_equations.h).
//
//   tolerance of lambda: rtol |lambda| + atol_velocities, or rtol |lambda| + 1e-5 of the largest force so far
//   and of mu: rtol |mu| + atol_velocities / L^2, or rtol |mu| + 1e-5 of the fastest motion
//
// Rounding of positions and velocities divided by the step, and by what is left of the weakest row near a singular
// position, stands in them: nothing below it can be asked for. It is that of a velocity, in lambda, which has that of a
// position divided by what is left once more.

#include "integrators/bdf/motion_sizes.h"
#include "integrators/bdf/weak_rows.h"
#include "system/system.h"

namespace gyre {

class MultiplierTolerances {
 public:
  /// @param unit     L [m]
  /// @param weights  W [nv]   @param w  scratch of the system
  MultiplierTolerances(const System& system, double unit, const VecX& weights, Workspace& w);

  /// Takes mu [m], then lambda [m], and the velocities [nv] that a step begins with.
  void take(const double* multipliers, const double* v, const MotionSizes& sizes, double rtol, double atol);
  /// Weights of mu [m], then of lambda [m], for an iteration whose matrix is that of alpha.
  void putWeights(double alpha, const WeakRows& rows, double* weights) const;

 private:
  friend class StateArchive;
  void persist(StateArchive& a) { a(largestForce_, speed_, tolerances_); }

  const System& system_;
  double unit_;
  double mass_ = 0;                   ///< of the heaviest body [kg]
  double largestForce_ = 0;           ///< so far, moments over the length [N]
  double speed_ = 1;                  ///< the largest of the step, by the scales of velocities
  VecX tolerances_;                   ///< of mu and lambda [2 m], without rounding
  VecX roundingMu_, roundingLambda_;  ///< what the rounding of positions amounts to, as velocities and accelerations
};

}  // namespace gyre
