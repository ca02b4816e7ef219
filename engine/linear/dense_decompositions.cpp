#include "linear/dense_decompositions.h"

#include <Eigen/Eigenvalues>
#include <Eigen/QR>
#include <Eigen/SVD>

namespace gyre {
namespace {

Eigen::ColPivHouseholderQR<MatX> decomposed(const MatX& A, double tolerance) {
  Eigen::ColPivHouseholderQR<MatX> qr(A);
  qr.setThreshold(tolerance);
  return qr;
}

}  // namespace

PivotedQr pivotedQr(const MatX& A, double tolerance) {
  const auto qr = decomposed(A, tolerance);
  const auto& indices = qr.colsPermutation().indices();
  return {qr.rank(), qr.matrixR(), {indices.data(), indices.data() + indices.size()}};
}

MatX orthogonalBasis(const MatX& A, double tolerance, Eigen::Index& rank) {
  const auto qr = decomposed(A, tolerance);
  rank = qr.rank();
  return qr.householderQ() * MatX::Identity(A.rows(), A.rows());
}

MatX orthonormalized(const MatX& A) {
  return Eigen::HouseholderQR<MatX>(A).householderQ() * MatX::Identity(A.rows(), A.cols());
}

SymmetricEigenpairs symmetricEigenpairs(const MatX& A) {
  const Eigen::SelfAdjointEigenSolver<MatX> solver(A);
  return {solver.eigenvalues(), solver.eigenvectors()};
}

Eigenpairs eigenpairs(const MatX& A) {
  const Eigen::EigenSolver<MatX> solver(A);
  if (solver.info() != Eigen::Success) return {};
  return {solver.eigenvalues(), solver.eigenvectors()};
}

Eigen::VectorXcd eigenvaluesOf(const MatX& A) {
  const Eigen::EigenSolver<MatX> solver(A, false);
  if (solver.info() != Eigen::Success) return {};
  return solver.eigenvalues();
}

RightSingularVectors rightSingularVectors(const MatX& A) {
  const Eigen::JacobiSVD<MatX> svd(A, Eigen::ComputeFullV);
  return {svd.singularValues(), svd.matrixV()};
}

}  // namespace gyre
