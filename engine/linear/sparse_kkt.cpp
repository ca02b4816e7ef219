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
        for (const auto& j : s_.joints) {
          const int row = s_.nv + j.offset;
          JointBlocks blocks;
          const auto announce = [&](int body, int& BT, int& C) {
            if (body < 0) return;
            const auto& b = s_.bodies[static_cast<std::size_t>(body)];
            BT = builder_.addBlock(b.offset, row, b.size, j.rows);
            C = builder_.addBlock(row, b.offset, j.rows, b.size);
          };
          announce(j.body1, blocks.BT1, blocks.C1);
          announce(j.body2, blocks.BT2, blocks.C2);
          jointBlock_.push_back(blocks);
        }
        builder_.addDiagonal(s_.nv, s_.m);
        return builder_.build();
      }()),
      values_(pattern_.row.size()),
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
  for (std::size_t j = 0; j < s_.joints.size(); ++j) {
    const auto& joint = s_.joints[j];
    if (joint.body1 >= 0) {
      put(jointBlock_[j].BT1, S.B1[j], size(joint.body1), true);
      put(jointBlock_[j].C1, S.C1[j], joint.rows, false);
    }
    if (joint.body2 >= 0) {
      put(jointBlock_[j].BT2, S.B2[j], size(joint.body2), true);
      put(jointBlock_[j].C2, S.C2[j], joint.rows, false);
    }
  }
  for (int i = 0; i < s_.m; ++i)
    values_[static_cast<std::size_t>(multiplierDiagonal_[static_cast<std::size_t>(i)])] = -S.epsW[i];
  if (!std::all_of(values_.begin(), values_.end(), [](double x) { return std::isfinite(x); })) return false;
  return klu_.factor(values_);
}

void SparseKkt::solve(VecX& b) { klu_.solve(b.data()); }

}  // namespace gyre
