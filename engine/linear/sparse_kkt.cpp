#include "linear/sparse_kkt.h"

#include <algorithm>
#include <cmath>

namespace gyre {

SparsePlan::SparsePlan(const KktStructure& s) : structure(s), builder(s.size()) {
  for (const auto& b : s.bodies) bodyBlock.push_back(builder.addBlock(b.offset, b.offset, b.size, b.size));
  for (const auto& c : s.couplings) {
    const auto& bi = s.bodies[static_cast<std::size_t>(c.i)];
    const auto& bj = s.bodies[static_cast<std::size_t>(c.j)];
    ijBlock.push_back(builder.addBlock(bi.offset, bj.offset, bi.size, bj.size));
    jiBlock.push_back(builder.addBlock(bj.offset, bi.offset, bj.size, bi.size));
  }
  forEachConstraintBlock(s, [&](const auto& constraint, const auto& body, std::size_t) {
    const int row = s.nv + constraint.offset;
    blocks.push_back({builder.addBlock(body.offset, row, body.size, constraint.rows),
                      builder.addBlock(row, body.offset, constraint.rows, body.size)});
  });
  builder.addDiagonal(s.nv, s.m);
  analysis = builder.build();
  for (int i = 0; i < s.m; ++i) multiplierDiagonal.push_back(builder.diagonal(s.nv + i));
}

SparseKkt::SparseKkt(std::shared_ptr<const SparsePlan> plan)
    : plan_(std::move(plan)),
      values_(plan_->analysis->pattern().row.size()),
      scaling_(plan_->structure.size()),
      klu_(plan_->analysis) {}

void SparseKkt::put(int block, const Mat6& values, int rows, bool transposed) {
  const std::vector<int>& columns = plan_->builder.places(block);
  for (std::size_t c = 0; c < columns.size(); ++c)
    for (int r = 0; r < rows; ++r) {
      const auto column = static_cast<Eigen::Index>(c);
      values_[static_cast<std::size_t>(columns[c] + r)] = transposed ? values(column, r) : values(r, column);
    }
}

bool SparseKkt::factor(const KktMatrix& S) {
  const KktStructure& s = plan_->structure;
  const auto size = [&](int b) { return s.bodies[static_cast<std::size_t>(b)].size; };
  for (std::size_t b = 0; b < s.bodies.size(); ++b) put(plan_->bodyBlock[b], S.A[b], s.bodies[b].size, false);
  for (std::size_t c = 0; c < s.couplings.size(); ++c) {
    put(plan_->ijBlock[c], S.Aij[c], size(s.couplings[c].i), false);
    put(plan_->jiBlock[c], S.Aji[c], size(s.couplings[c].j), false);
  }
  const std::vector<Mat6>& C = rowBlocks(s, S);
  forEachConstraintBlock(s, [&](const auto& constraint, const auto& body, std::size_t i) {
    put(plan_->blocks[i].BT, S.B[i], body.size, true);
    put(plan_->blocks[i].C, C[i], constraint.rows, false);
  });
  for (int i = 0; i < s.m; ++i)
    values_[static_cast<std::size_t>(plan_->multiplierDiagonal[static_cast<std::size_t>(i)])] = -S.epsW[i];
  if (!std::all_of(values_.begin(), values_.end(), [](double x) { return std::isfinite(x); })) return false;
  scaling_.measure(s, S);
  scaling_.apply(plan_->analysis->pattern(), values_);
  return klu_.factor(values_);
}

void SparseKkt::persist(StateArchive& a, const KktMatrix&, bool) {
  a(scaling_);
  a.visit(klu_, values_);
}

void SparseKkt::solve(VecX& b) {
  b.array() *= scaling_.row.array();
  klu_.solve(b.data());
  b.array() *= scaling_.column.array();
}

}  // namespace gyre
