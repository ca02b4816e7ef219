#pragma once
// The iteration matrix of a system for one use, with its solver. Where the structure of the system has grown, both
// follow; symbolic work is done once per topology (linear/kkt_topology.h), whoever uses it.

#include "linear/kkt_scaling.h"
#include "linear/kkt_solver.h"
#include "system/iteration_matrix.h"
#include "system/work.h"

#include <memory>

namespace gyre {

class KktSystem {
 public:
  /// @param system  outlives this
  /// @param epsW    regularization [m] (linear/kkt_matrix.h)
  KktSystem(const System& system, VecX epsW, KktUse use = KktUse::solutions);

  IterationMatrix& matrix() { return S_; }
  const IterationMatrix& matrix() const { return S_; }
  /// False when the matrix is singular or not finite. It must stay as it is until the last solve() with it.
  bool factor();
  /// Replaces b [nv + m] by the solution. @pre factor() returned true
  void solve(VecX& b);
  /// Finds the multipliers of least norm among all y with the same B^T y, by the weights that regularize the matrix
  /// factored last and by its B: S (x, y) = (B^T y, 0), as in minimum_norm.h. @param xy  [nv + m], x is not looked at
  /// @param memory  [nv + m]
  void reduceMultipliers(VecX& xy, VecX& memory);
  /// Condition number of the matrix factored last, in the maximum norm, estimated from below by a vector of +-1; rows
  /// and columns scaled as those of the first matrix that was asked about, so that it does not depend on units
  /// (linear/kkt_scaling.h). Allocates then only.
  double condition();
  /// Factorizations and solves so far, those that are refined twice, without those of condition().
  const Work& work() const { return work_; }

 private:
  friend class StateArchive;
  /// @param isHeld  solves with the matrix factored last are to come
  void persist(StateArchive& a, bool isHeld);
  void takeTopology(std::size_t couplings);
  /// For condition(): the vector as it is multiplied and as it is solved for.
  struct Probe {
    Probe(const KktStructure& structure, const KktScaling& scales);
    KktScaling scaling;
    VecX forProduct, forSolve, product;
  };

  const System& system_;
  IterationMatrix S_;
  KktUse use_;
  std::shared_ptr<const KktTopology> topology_;  ///< that of the solver
  std::unique_ptr<KktSolver> solver_;
  Work work_;
  std::unique_ptr<Probe> probe_;
};

}  // namespace gyre
