#pragma once
// Which columns of a matrix depend on others, and how: a rank-revealing QR factorization A P = Q [R11 R12; 0 0] gives
// for each dependent column j the combination A_j = sum_i A_i x_i of independent ones, x = R11^-1 R12.
// The columns with x_i != 0 are, with j, a minimal dependent set (a fundamental circuit of the column matroid).
// Dense with column pivoting up to denseRankLimit columns, SuiteSparseQR (Davis 2011) above.

#include "analysis/system_matrices.h"

#include <utility>
#include <vector>

namespace gyre {

/// One dependent column and the independent ones it is made of: A times these coefficients is zero.
using Circuit = std::vector<std::pair<int, double>>;  ///< (column, coefficient); that of the dependent one, first, is 1

struct RankAnalysis {
  int rank = 0;
  std::vector<Circuit> circuits;  ///< one per dependent column: a basis of the null space of A
};

inline constexpr double rankTolerance = 1e-8;  ///< on columns of about unit length
inline constexpr int denseRankLimit = 400;

/// @param most  circuits computed at most
RankAnalysis analyseRank(const SparseMatrix& A, std::size_t most);

}  // namespace gyre
