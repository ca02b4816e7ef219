#include "analysis/constrained_solver.h"

#include "analysis/rank_analysis.h"

#include <cmath>
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

bool ConstrainedSolver::factor(const SparseMatrix& A, const SparseMatrix& B) {
  const int n = static_cast<int>(A.rows()), size = n + static_cast<int>(rows_.size());
  std::vector<int> place(static_cast<std::size_t>(B.rows()), -1);
  for (std::size_t i = 0; i < rows_.size(); ++i) place[static_cast<std::size_t>(rows_[i])] = n + static_cast<int>(i);
  std::vector<Eigen::Triplet<double>> t;
  t.reserve(static_cast<std::size_t>(A.nonZeros() + 2 * B.nonZeros()));
  for (int c = 0; c < n; ++c) {
    for (SparseMatrix::InnerIterator it(A, c); it; ++it) t.emplace_back(static_cast<int>(it.row()), c, it.value());
    for (SparseMatrix::InnerIterator it(B, c); it; ++it)
      if (const int row = place[static_cast<std::size_t>(it.row())]; row >= 0) {
        t.emplace_back(row, c, it.value());
        t.emplace_back(c, row, it.value());
      }
  }
  for (const auto& entry : t)
    if (!std::isfinite(entry.value())) return false;
  SparseMatrix kkt(size, size);
  kkt.setFromTriplets(t.begin(), t.end());
  analyse(kkt);
  values_.assign(kkt.valuePtr(), kkt.valuePtr() + kkt.nonZeros());
  return klu_->factor(values_);
}

/// Anew only where the pattern is another one.
void ConstrainedSolver::analyse(const SparseMatrix& kkt) {
  SparsePattern pattern{static_cast<int>(kkt.rows()),
                        {kkt.outerIndexPtr(), kkt.outerIndexPtr() + kkt.outerSize() + 1},
                        {kkt.innerIndexPtr(), kkt.innerIndexPtr() + kkt.nonZeros()}};
  if (analysis_ && analysis_->pattern() == pattern) return;
  analysis_ = std::make_shared<const KluAnalysis>(std::move(pattern));
  klu_ = std::make_unique<Klu>(analysis_);
}

VecX ConstrainedSolver::solve(const VecX& a) const {
  const int m = rows_.empty() ? 0 : rows_.back() + 1;
  return solve(a, VecX::Zero(m));
}

VecX ConstrainedSolver::solve(const VecX& a, const VecX& b) const {
  VecX x(a.size() + static_cast<Eigen::Index>(rows_.size()));
  x.head(a.size()) = a;
  for (std::size_t i = 0; i < rows_.size(); ++i) x[a.size() + static_cast<Eigen::Index>(i)] = b[rows_[i]];
  klu_->solve(x.data());
  return x.head(a.size());
}

}  // namespace gyre
