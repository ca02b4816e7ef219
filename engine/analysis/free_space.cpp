#include "analysis/free_space.h"

#include "analysis/rank_analysis.h"
#include "linear/dense_decompositions.h"

#include <Eigen/SparseCholesky>

namespace gyre {

SparseMatrix choleskyFactor(const SparseMatrix& M) {
  const Eigen::SimplicialLLT<SparseMatrix, Eigen::Lower, Eigen::NaturalOrdering<int>> llt(M);
  return llt.matrixL();
}

FreeSpace freeSpace(const LinearizedSystem& linear) {
  const Eigen::Index nv = linear.M.rows(), m = linear.B.rows();
  const MatX L(choleskyFactor(linear.M));
  MatX Q = MatX::Identity(nv, nv);
  Eigen::Index rank = 0;
  if (m > 0) {
    MatX BT = L.triangularView<Eigen::Lower>().solve(MatX(linear.B).transpose());  // (B L^-T)^T
    for (Eigen::Index r = 0; r < m; ++r)
      if (const double norm = BT.col(r).norm(); norm > 0) BT.col(r) /= norm;
    Q = orthogonalBasis(BT, rankTolerance, rank);
  }
  if (rank == nv) return {MatX(nv, 0), MatX(0, 0), MatX(0, 0)};  // nothing is free: a fully driven model
  FreeSpace out;
  out.Z = L.transpose().triangularView<Eigen::Upper>().solve(Q.rightCols(nv - rank));
  out.K = out.Z.transpose() * (linear.K * out.Z);
  out.C = out.Z.transpose() * (linear.C * out.Z);
  out.G = out.Z.transpose() * linear.G;
  out.P = linear.P * out.Z;
  out.V = linear.V * out.Z;
  return out;
}

double stiffnessScale(const LinearizedSystem& linear) {
  const SparseMatrix L = choleskyFactor(linear.M);
  SparseMatrix X = linear.K;
  L.triangularView<Eigen::Lower>().solveInPlace(X);
  SparseMatrix XT = X.transpose();
  L.triangularView<Eigen::Lower>().solveInPlace(XT);
  VecX rows = VecX::Zero(XT.rows());
  for (int c = 0; c < XT.cols(); ++c)
    for (SparseMatrix::InnerIterator it(XT, c); it; ++it) rows[it.row()] += std::abs(it.value());
  return rows.size() > 0 ? rows.maxCoeff() : 0.0;
}

}  // namespace gyre
