#include "linear/stabilized_kkt.h"

#include <algorithm>
#include <cmath>

namespace gyre {

StabilizedPlan::StabilizedPlan(const KktStructure& s) : structure(s), builder(2 * s.size()) {
  const int nv = s.nv, m = s.m;
  position = announce(0, 0);
  stiffness = announce(nv, 0);
  damping = announce(nv, nv);
  std::vector<int> ones;
  for (int i = 0; i < nv; ++i) ones.push_back(builder.addBlock(i, nv + i, 1, 1));
  forEachConstraintBlock(s, [&](const auto& c, const auto& body, std::size_t) {
    const int mu = 2 * nv + c.offset, lambda = mu + m;
    blocks.push_back({builder.addBlock(body.offset, mu, body.size, c.rows),
                      builder.addBlock(nv + body.offset, lambda, body.size, c.rows),
                      builder.addBlock(mu, body.offset, c.rows, body.size),
                      builder.addBlock(lambda, body.offset, c.rows, body.size),
                      builder.addBlock(lambda, nv + body.offset, c.rows, body.size)});
  });
  builder.addDiagonal(2 * nv, 2 * m);
  analysis = builder.build();
  for (int i = 0; i < 2 * m; ++i) diagonal.push_back(builder.diagonal(2 * nv + i));
  for (const int one : ones) minusWeights.push_back(builder.places(one)[0]);
}

StabilizedPlan::Bodies StabilizedPlan::announce(int rowOffset, int columnOffset) {
  Bodies out;
  const auto block = [&](const KktStructure::Body& row, const KktStructure::Body& column) {
    return builder.addBlock(rowOffset + row.offset, columnOffset + column.offset, row.size, column.size);
  };
  for (const auto& b : structure.bodies) out.body.push_back(block(b, b));
  for (const auto& c : structure.couplings) {
    const auto& bi = structure.bodies[static_cast<std::size_t>(c.i)];
    const auto& bj = structure.bodies[static_cast<std::size_t>(c.j)];
    out.ij.push_back(block(bi, bj));
    out.ji.push_back(block(bj, bi));
  }
  return out;
}

StabilizedKkt::StabilizedKkt(std::shared_ptr<const StabilizedPlan> plan, VecX weights)
    : plan_(std::move(plan)),
      weights_(std::move(weights)),
      values_(plan_->analysis->pattern().row.size()),
      scaling_(2 * plan_->structure.size()),
      klu_(plan_->analysis) {}

/// keep: for each row of the block whether it stays; null where all do.
void StabilizedKkt::putBlock(int block, const Mat6& values, int rows, const char* keep, bool transposed) {
  const std::vector<int>& columns = plan_->builder.places(block);
  for (std::size_t c = 0; c < columns.size(); ++c)
    for (int r = 0; r < rows; ++r) {
      const auto column = static_cast<Eigen::Index>(c);
      const bool stays = !keep || keep[r];
      values_[static_cast<std::size_t>(columns[c] + r)] =
          stays ? (transposed ? values(column, r) : values(r, column)) : 0.0;
    }
}

void StabilizedKkt::put(const StabilizedPlan::Bodies& places, const KktMatrix& S) {
  const KktStructure& s = plan_->structure;
  for (std::size_t b = 0; b < s.bodies.size(); ++b) putBlock(places.body[b], S.A[b], s.bodies[b].size, nullptr, false);
  for (std::size_t c = 0; c < s.couplings.size(); ++c) {
    putBlock(places.ij[c], S.Aij[c], s.bodies[static_cast<std::size_t>(s.couplings[c].i)].size, nullptr, false);
    putBlock(places.ji[c], S.Aji[c], s.bodies[static_cast<std::size_t>(s.couplings[c].j)].size, nullptr, false);
  }
}

/// With c = 1/sqrt|A22| and the rate a = |A11| / w, means over all translations and over all rotations: x counts in c,
/// y in a c, so that A11, W and A22 become one; then the columns of mu and lambda, and the rows of both
/// constraints.
void StabilizedKkt::scale(const KktMatrix& position, const KktMatrix& damping, const std::vector<char>& rowIsKept) {
  const KktStructure& s = plan_->structure;
  const int nv = s.nv, m = s.m;
  VecX &row = scaling_.row, &column = scaling_.column;
  const std::array<double, 2> inertia = inverseSizes(s, damping.A), weighed = inverseSizes(s, position.A);
  forEachPart(s, damping.A, [&](int first, int size, int part, const auto&) {
    const auto which = static_cast<std::size_t>(part);
    const double c = powerOfTwo(std::sqrt(inertia[which])), time = weighed[which] * powerOfTwo(weights_[first]);
    column.segment(first, size).setConstant(c);
    column.segment(nv + first, size).setConstant(c / time);
    row.segment(first, size).setConstant(weighed[which] / c);
    row.segment(nv + first, size).setConstant(c * time);
  });
  row.tail(2 * m).setZero();
  column.tail(2 * m).setZero();
  raiseToLargest(s, position.B, row.head(nv), column.segment(2 * nv, m));
  raiseToLargest(s, position.B, row.segment(nv, nv), column.tail(m));
  raiseToLargest(s, position.B, column.head(nv), row.segment(2 * nv, m));
  raiseToLargest(s, position.B, column.segment(nv, nv), row.tail(m));
  raiseToLargest(s, position.C, column.head(nv), row.tail(m));
  for (int i = 0; i < 2 * m; ++i) {
    double &of = column[2 * nv + i], &equation = row[2 * nv + i];
    of = inversePowerOfTwo(of);
    equation = rowIsKept[static_cast<std::size_t>(i % m)] ? inversePowerOfTwo(equation) : 1 / of;
  }
  scaling_.apply(plan_->analysis->pattern(), values_);
}

void StabilizedKkt::solve(VecX& b) const {
  b.array() *= scaling_.row.array();
  klu_.solve(b.data());
  b.array() *= scaling_.column.array();
}

bool StabilizedKkt::factor(const KktMatrix& position, const KktMatrix& stiffness, const KktMatrix& damping,
                           const std::vector<char>& rowIsKept) {
  const KktStructure& s = plan_->structure;
  put(plan_->position, position);
  put(plan_->stiffness, stiffness);
  put(plan_->damping, damping);
  for (int i = 0; i < s.nv; ++i)
    values_[static_cast<std::size_t>(plan_->minusWeights[static_cast<std::size_t>(i)])] = -weights_[i];
  forEachConstraintBlock(s, [&](const auto& c, const auto& body, std::size_t i) {
    const char* keep = rowIsKept.data() + c.offset;
    putBlock(plan_->blocks[i].muColumn, position.B[i], body.size, nullptr, true);
    putBlock(plan_->blocks[i].lambdaColumn, position.B[i], body.size, nullptr, true);
    putBlock(plan_->blocks[i].positionRow, position.B[i], c.rows, keep, false);
    putBlock(plan_->blocks[i].rateB, position.B[i], c.rows, keep, false);
    putBlock(plan_->blocks[i].rateD, position.C[i], c.rows, keep, false);
  });
  for (int i = 0; i < 2 * s.m; ++i)
    values_[static_cast<std::size_t>(plan_->diagonal[static_cast<std::size_t>(i)])] =
        rowIsKept[static_cast<std::size_t>(i % s.m)] ? 0.0 : 1.0;
  scale(position, damping, rowIsKept);
  if (!std::all_of(values_.begin(), values_.end(), [](double x) { return std::isfinite(x); })) return false;
  return klu_.factor(values_);
}

}  // namespace gyre
