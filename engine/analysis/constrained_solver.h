#pragma once
// Solves  [A B^T; B 0] (x, y) = (a, b)  with KLU, for the rows of B that are independent: redundant rows say nothing
// new and would make the matrix singular. y is zero for the rows left out.

#include "analysis/system_matrices.h"

#include <Eigen/KLUSupport>

namespace gyre {

/// Rows of B at s that do not depend on others, in order.
std::vector<int> independentRows(const System& system, const State& s);

class ConstrainedSolver {
 public:
  /// @param B  all rows [m x nv]; of them only `rows` count
  ConstrainedSolver(const SparseMatrix& B, const std::vector<int>& rows);

  /// False when singular or not finite. A [nv x nv]
  bool factor(const SparseMatrix& A);
  /// x for b = 0. @pre factor() returned true
  VecX solve(const VecX& a) const;

 private:
  SparseMatrix independent_;  ///< rows x nv
  Eigen::KLU<SparseMatrix> klu_;
};

}  // namespace gyre
