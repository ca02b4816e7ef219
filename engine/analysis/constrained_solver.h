#pragma once
// Solves  [A B^T; B 0] (x, y) = (a, b)  for matrices of the analyses, with the rows of B that are independent:
// redundant rows say nothing new and would make the matrix singular. y is zero for the rows left out. The order of
// elimination is kept from one factorization to the next while the pattern of the matrix stays.

#include "analysis/system_matrices.h"
#include "linear/klu.h"

#include <memory>

namespace gyre {

/// Rows of B at s that do not depend on others, in order.
std::vector<int> independentRows(const System& system, const State& s);

class ConstrainedSolver {
 public:
  /// @param rows  of B that count
  explicit ConstrainedSolver(std::vector<int> rows) : rows_(std::move(rows)) {}

  /// False when singular or not finite. A [nv x nv], B [m x nv] with all its rows
  bool factor(const SparseMatrix& A, const SparseMatrix& B);
  /// x for b = 0. @pre factor() returned true
  VecX solve(const VecX& a) const;
  /// x. @param b  [m], of which the rows that count are taken
  VecX solve(const VecX& a, const VecX& b) const;

 private:
  void analyse(const SparseMatrix& kkt);

  std::vector<int> rows_;
  std::shared_ptr<const KluAnalysis> analysis_;
  std::unique_ptr<Klu> klu_;
  std::vector<double> values_;
};

}  // namespace gyre
