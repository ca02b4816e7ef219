#include "analysis/rank_analysis.h"

#include "linear/dense_decompositions.h"

#include <Eigen/SPQRSupport>
#include <algorithm>

namespace gyre {
namespace {

// Round-off leaves entries of about rankTolerance where the combination has none.
constexpr double coefficientTolerance = 1e-6;

Circuit circuit(int dependent, const VecX& x, const std::vector<int>& independent) {
  Circuit out{{dependent, 1.0}};
  const double most = std::max(1.0, x.size() > 0 ? x.lpNorm<Eigen::Infinity>() : 0.0);
  for (Eigen::Index i = 0; i < x.size(); ++i)
    if (std::abs(x[i]) > coefficientTolerance * most) out.emplace_back(independent[static_cast<std::size_t>(i)], -x[i]);
  return out;
}

RankAnalysis dense(const SparseMatrix& A, std::size_t most) {
  const PivotedQr qr = pivotedQr(MatX(A), rankTolerance);
  RankAnalysis out{static_cast<int>(qr.rank), {}};
  const std::vector<int> order(qr.order.begin(), qr.order.end());
  const std::vector<int> independent(order.begin(), order.begin() + out.rank);
  const auto R11 = qr.R.topLeftCorner(out.rank, out.rank).triangularView<Eigen::Upper>();
  for (Eigen::Index j = out.rank; j < A.cols() && out.circuits.size() < most; ++j)
    out.circuits.push_back(
        circuit(order[static_cast<std::size_t>(j)], R11.solve(qr.R.col(j).head(out.rank)), independent));
  return out;
}

/// SuiteSparseQR leaves a staircase: a column that does not begin a row of its own depends on those before it.
RankAnalysis sparse(const SparseMatrix& A, std::size_t most) {
  Eigen::SPQR<SparseMatrix> qr;
  qr.setPivotThreshold(rankTolerance);
  qr.compute(A);
  RankAnalysis out{static_cast<int>(qr.rank()), {}};
  if (out.rank == A.cols() || most == 0) return out;
  const SparseMatrix R = qr.matrixR();
  const auto permutation = qr.colsPermutation().indices();
  std::vector<int> independent, dependentColumns;
  std::vector<Eigen::Triplet<double>> entries;
  for (int j = 0; j < R.cols(); ++j) {
    int last = -1;
    for (SparseMatrix::InnerIterator it(R, j); it; ++it)
      if (it.value() != 0) last = std::max(last, static_cast<int>(it.row()));
    const int live = static_cast<int>(independent.size());
    if (last < live) {
      dependentColumns.push_back(j);
      continue;
    }
    for (SparseMatrix::InnerIterator it(R, j); it; ++it)
      entries.emplace_back(static_cast<int>(it.row()), live, it.value());
    independent.push_back(permutation[j]);
  }
  const auto r = static_cast<Eigen::Index>(independent.size());
  out.rank = static_cast<int>(r);
  SparseMatrix R11(r, r);
  R11.setFromTriplets(entries.begin(), entries.end());
  for (const int j : dependentColumns) {
    if (out.circuits.size() == most) break;
    VecX x = VecX::Zero(r);
    for (SparseMatrix::InnerIterator it(R, j); it; ++it) x[it.row()] = it.value();
    R11.triangularView<Eigen::Upper>().solveInPlace(x);
    out.circuits.push_back(circuit(permutation[j], x, independent));
  }
  return out;
}

}  // namespace

RankAnalysis analyseRank(const SparseMatrix& A, std::size_t most) {
  if (A.cols() == 0) return {};
  if (A.nonZeros() == 0) {  // nothing holds anything
    RankAnalysis out;
    for (int j = 0; j < A.cols() && out.circuits.size() < most; ++j) out.circuits.push_back({{j, 1.0}});
    return out;
  }
  return A.cols() <= denseRankLimit && A.rows() <= 3 * denseRankLimit ? dense(A, most) : sparse(A, most);
}

}  // namespace gyre
