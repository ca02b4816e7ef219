#include "linear/dense_kkt.h"

#include <cmath>

namespace gyre {

DenseKkt::DenseKkt(const KktStructure& structure)
    : s_(structure), scaling_(s_.size()), matrix_(MatX::Zero(s_.size(), s_.size())), lu_(s_.size()), x_(s_.size()) {}

bool DenseKkt::factor(const KktMatrix& S) {
  matrix_.setZero();
  for (std::size_t b = 0; b < s_.bodies.size(); ++b) {
    const auto [o, n] = s_.bodies[b];
    matrix_.block(o, o, n, n) = S.A[b].topLeftCorner(n, n);
  }
  for (std::size_t c = 0; c < s_.couplings.size(); ++c) {
    const auto& bi = s_.bodies[static_cast<std::size_t>(s_.couplings[c].i)];
    const auto& bj = s_.bodies[static_cast<std::size_t>(s_.couplings[c].j)];
    matrix_.block(bi.offset, bj.offset, bi.size, bj.size) = S.Aij[c].topLeftCorner(bi.size, bj.size);
    matrix_.block(bj.offset, bi.offset, bj.size, bi.size) = S.Aji[c].topLeftCorner(bj.size, bi.size);
  }
  const std::vector<Mat6>& C = rowBlocks(s_, S);
  forEachConstraintBlock(s_, [&](const auto& constraint, const auto& body, std::size_t i) {
    const int row = s_.nv + constraint.offset;
    matrix_.block(body.offset, row, body.size, constraint.rows) =
        S.B[i].topLeftCorner(constraint.rows, body.size).transpose();
    matrix_.block(row, body.offset, constraint.rows, body.size) = C[i].topLeftCorner(constraint.rows, body.size);
  });
  matrix_.diagonal().tail(s_.m) = -S.epsW;
  if (!matrix_.allFinite()) return false;
  if (s_.size() == 0) return true;
  scaling_.measure(s_, S);
  matrix_.array().colwise() *= scaling_.row.array();
  matrix_.array().rowwise() *= scaling_.column.transpose().array();
  lu_.compute(matrix_);
  return lu_.matrixLU().diagonal().cwiseAbs().minCoeff() > 0;
}

void DenseKkt::persist(StateArchive& a, const KktMatrix& S, bool isHeld) {
  if (a.reads() && isHeld && !factor(S)) a.refuse();
}

void DenseKkt::solve(VecX& b) {
  b.array() *= scaling_.row.array();
  x_.noalias() = lu_.permutationP() * b;
  lu_.matrixLU().triangularView<Eigen::UnitLower>().solveInPlace(x_);
  lu_.matrixLU().triangularView<Eigen::Upper>().solveInPlace(x_);
  b = scaling_.column.cwiseProduct(x_);
}

}  // namespace gyre
