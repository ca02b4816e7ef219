#include "linear/sparse_kkt.h"

#include <algorithm>
#include <cmath>

namespace gyre {

SparseKkt::SparseKkt(const KktStructure& structure)
    : s_(structure),
      builder_(s_.size()),
      pattern_([this] {
        for (const auto& b : s_.bodies) bodyBlock_.push_back(builder_.addBlock(b.offset, b.offset, b.size, b.size));
        for (const auto& c : s_.couplings) {
          const auto& bi = s_.bodies[static_cast<std::size_t>(c.i)];
          const auto& bj = s_.bodies[static_cast<std::size_t>(c.j)];
          ijBlock_.push_back(builder_.addBlock(bi.offset, bj.offset, bi.size, bj.size));
          jiBlock_.push_back(builder_.addBlock(bj.offset, bi.offset, bj.size, bi.size));
        }
        forEachConstraintBlock(s_, [this](const auto& constraint, const auto& body, std::size_t) {
          const int row = s_.nv + constraint.offset;
          places_.push_back({builder_.addBlock(body.offset, row, body.size, constraint.rows),
                             builder_.addBlock(row, body.offset, constraint.rows, body.size)});
        });
        builder_.addDiagonal(s_.nv, s_.m);
        return builder_.build();
      }()),
      values_(pattern_.row.size()),
      scaling_(s_.size()),
      klu_(pattern_) {
  for (int i = 0; i < s_.m; ++i) multiplierDiagonal_.push_back(builder_.diagonal(s_.nv + i));
}

void SparseKkt::put(int block, const Mat6& values, int rows, bool transposed) {
  const std::vector<int>& columns = builder_.places(block);
  for (std::size_t c = 0; c < columns.size(); ++c)
    for (int r = 0; r < rows; ++r) {
      const auto column = static_cast<Eigen::Index>(c);
      values_[static_cast<std::size_t>(columns[c] + r)] = transposed ? values(column, r) : values(r, column);
    }
}

bool SparseKkt::factor(const KktMatrix& S) {
  const auto size = [this](int b) { return s_.bodies[static_cast<std::size_t>(b)].size; };
  for (std::size_t b = 0; b < s_.bodies.size(); ++b) put(bodyBlock_[b], S.A[b], s_.bodies[b].size, false);
  for (std::size_t c = 0; c < s_.couplings.size(); ++c) {
    put(ijBlock_[c], S.Aij[c], size(s_.couplings[c].i), false);
    put(jiBlock_[c], S.Aji[c], size(s_.couplings[c].j), false);
  }
  forEachConstraintBlock(s_, [&](const auto& constraint, const auto& body, std::size_t i) {
    put(places_[i].BT, S.B[i], body.size, true);
    put(places_[i].C, S.C[i], constraint.rows, false);
  });
  for (int i = 0; i < s_.m; ++i)
    values_[static_cast<std::size_t>(multiplierDiagonal_[static_cast<std::size_t>(i)])] = -S.epsW[i];
  if (!std::all_of(values_.begin(), values_.end(), [](double x) { return std::isfinite(x); })) return false;
  scaling_.measure(s_, S);
  scaling_.apply(pattern_, values_);
  return klu_.factor(values_);
}

void SparseKkt::solve(VecX& b) {
  b.array() *= scaling_.row.array();
  klu_.solve(b.data());
  b.array() *= scaling_.column.array();
}

}  // namespace gyre
