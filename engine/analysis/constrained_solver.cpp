#include "analysis/constrained_solver.h"

#include "analysis/rank_analysis.h"

#include <limits>

namespace gyre {

std::vector<int> independentRows(const System& system, const State& s) {
  std::vector<bool> dependent(static_cast<std::size_t>(system.m()), false);
  if (system.m() > 0) {
    const SparseMatrix BT = constraintMatrix(system, s).weighted.transpose();
    for (const Circuit& c : analyseRank(BT, std::numeric_limits<std::size_t>::max()).circuits)
      dependent[static_cast<std::size_t>(c.front().first)] = true;
  }
  std::vector<int> rows;
  for (int r = 0; r < system.m(); ++r)
    if (!dependent[static_cast<std::size_t>(r)]) rows.push_back(r);
  return rows;
}

ConstrainedSolver::ConstrainedSolver(const SparseMatrix& B, const std::vector<int>& rows)
    : independent_(static_cast<Eigen::Index>(rows.size()), B.cols()) {
  std::vector<int> place(static_cast<std::size_t>(B.rows()), -1);
  for (std::size_t i = 0; i < rows.size(); ++i) place[static_cast<std::size_t>(rows[i])] = static_cast<int>(i);
  std::vector<Eigen::Triplet<double>> t;
  for (int c = 0; c < B.cols(); ++c)
    for (SparseMatrix::InnerIterator it(B, c); it; ++it)
      if (const int row = place[static_cast<std::size_t>(it.row())]; row >= 0) t.emplace_back(row, c, it.value());
  independent_.setFromTriplets(t.begin(), t.end());
}

bool ConstrainedSolver::factor(const SparseMatrix& A) {
  const Eigen::Index n = A.rows(), m = independent_.rows();
  std::vector<Eigen::Triplet<double>> t;
  t.reserve(static_cast<std::size_t>(A.nonZeros() + 2 * independent_.nonZeros()));
  for (int c = 0; c < n; ++c) {
    for (SparseMatrix::InnerIterator it(A, c); it; ++it) t.emplace_back(static_cast<int>(it.row()), c, it.value());
    for (SparseMatrix::InnerIterator it(independent_, c); it; ++it) {
      t.emplace_back(static_cast<int>(n + it.row()), c, it.value());
      t.emplace_back(c, static_cast<int>(n + it.row()), it.value());
    }
  }
  for (const auto& entry : t)
    if (!std::isfinite(entry.value())) return false;
  SparseMatrix kkt(n + m, n + m);
  kkt.setFromTriplets(t.begin(), t.end());
  klu_.compute(kkt);
  return klu_.info() == Eigen::Success;
}

VecX ConstrainedSolver::solve(const VecX& a) const {
  VecX rhs = VecX::Zero(a.size() + independent_.rows());
  rhs.head(a.size()) = a;
  return klu_.solve(rhs).head(a.size());
}

}  // namespace gyre
