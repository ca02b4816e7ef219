#include "linear/dense_kkt.h"

#include <cmath>

namespace gyre {

DenseKkt::DenseKkt(const KktStructure& structure)
    : s_(structure), matrix_(MatX::Zero(s_.size(), s_.size())), lu_(s_.size()), x_(s_.size()) {}

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
  for (std::size_t j = 0; j < s_.joints.size(); ++j) {
    const auto& joint = s_.joints[j];
    const int row = s_.nv + joint.offset;
    const auto place = [&](int body, const Mat6& B, const Mat6& C) {
      if (body < 0) return;
      const auto [o, n] = s_.bodies[static_cast<std::size_t>(body)];
      matrix_.block(o, row, n, joint.rows) = B.topLeftCorner(joint.rows, n).transpose();
      matrix_.block(row, o, joint.rows, n) = C.topLeftCorner(joint.rows, n);
    };
    place(joint.body1, S.B1[j], S.C1[j]);
    place(joint.body2, S.B2[j], S.C2[j]);
  }
  matrix_.diagonal().tail(s_.m) = -S.epsW;
  if (!matrix_.allFinite()) return false;
  if (s_.size() == 0) return true;
  lu_.compute(matrix_);
  return lu_.matrixLU().diagonal().cwiseAbs().minCoeff() > 0;
}

void DenseKkt::solve(VecX& b) {
  x_.noalias() = lu_.permutationP() * b;
  lu_.matrixLU().triangularView<Eigen::UnitLower>().solveInPlace(x_);
  lu_.matrixLU().triangularView<Eigen::Upper>().solveInPlace(x_);
  b = x_;
}

}  // namespace gyre
