#pragma once
// Decompositions of dense matrices, for what is done once and not in a step. They are Eigen's, which take a quarter of
// a minute each to compile: once, here.

#include "core/types.h"

#include <complex>
#include <vector>

namespace gyre {

/// A P = Q R with the columns of A [n x m] in an order in which |R_ii| falls: Householder with column pivots.
struct PivotedQr {
  Eigen::Index rank = 0;            ///< of the pivots, those above a tolerance times the largest
  MatX R;                           ///< upper trapezoidal [n x m]; the lower part is not used
  std::vector<Eigen::Index> order;  ///< P: the column of A that stands at each place
};
PivotedQr pivotedQr(const MatX& A, double tolerance);
/// Q [n x n] of the same, of which the last n - rank columns are orthogonal to the columns of A.
MatX orthogonalBasis(const MatX& A, double tolerance, Eigen::Index& rank);
/// An orthonormal basis of the span of linearly independent columns [n x m, m <= n].
MatX orthonormalized(const MatX& A);

/// A x = lambda x of a symmetric matrix; values ascend.
struct SymmetricEigenpairs {
  VecX values;
  MatX vectors;
};
SymmetricEigenpairs symmetricEigenpairs(const MatX& A);

/// A x = lambda x of any square matrix. Empty where the QR iteration does not converge.
struct Eigenpairs {
  Eigen::VectorXcd values;
  Eigen::MatrixXcd vectors;
};
Eigenpairs eigenpairs(const MatX& A);
/// The values alone; empty likewise.
Eigen::VectorXcd eigenvaluesOf(const MatX& A);

/// Singular values of a square matrix, descending, and its right singular vectors.
struct RightSingularVectors {
  VecX values;
  MatX vectors;
};
RightSingularVectors rightSingularVectors(const MatX& A);

}  // namespace gyre
