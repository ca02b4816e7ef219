#pragma once
// Where constraints are redundant, B^T lambda is known and lambda is not. Of all lambda with the same B^T lambda this
// is the one of smallest norm
//
//   |D lambda|^2,  D = 1 for a force, 1/L for a moment, L the length scale of the model [1/m],
//
// whatever the masses. It is D^-2 B y with B^T D^-2 B y = f (Golub and Van Loan 2013, section 5.6.2), found by repeated
// solves of regularized equations with what is left of f (Riley 1955, Math. Tables Aids Comput. 9, p. 96):
//
//   [ delta N   B^T  ] [ y       ]   [ f - B^T lambda ]
//   [ B        -D^2  ] [ dlambda ] = [ 0              ],     N = 1 of displacements, L^2 of rotations

#include "system/kkt_system.h"
#include "system/system.h"

#include <memory>

namespace gyre {

class MinimumNorm {
 public:
  /// @pre the system outlives this
  explicit MinimumNorm(const System& system);
  /// Replaces lambda of s [N, N m]; allocates nothing.
  void apply(State& s);
  /// So far.
  const Work& work() const { return work_; }

 private:
  friend class StateArchive;
  void persist(StateArchive& a) {
    a(work_, w_.forceEvaluations);
    a.visit(*solver_, S_, false);
  }
  void takeMultipliers();

  const System& system_;
  Workspace w_;
  KktMatrix S_;  ///< symmetric
  std::unique_ptr<KktSolver> solver_;
  Work work_;
  VecX f_, y_, carried_, lambda_, rhs_;
};

}  // namespace gyre
