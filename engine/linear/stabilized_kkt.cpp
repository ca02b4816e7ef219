#include "linear/stabilized_kkt.h"

#include <algorithm>
#include <cmath>

namespace gyre {

StabilizedKkt::StabilizedKkt(const KktStructure& structure)
    : s_(structure),
      builder_(2 * s_.size()),
      pattern_([this] {
        const int nv = s_.nv, m = s_.m;
        position_ = announce(0, 0);
        stiffness_ = announce(nv, 0);
        damping_ = announce(nv, nv);
        for (int i = 0; i < nv; ++i) minusIdentity_.push_back(builder_.addBlock(i, nv + i, 1, 1));
        forEachConstraintBlock(s_, [&](const auto& c, const auto& body, std::size_t) {
          const int mu = 2 * nv + c.offset, lambda = mu + m;
          blocks_.push_back({builder_.addBlock(body.offset, mu, body.size, c.rows),
                             builder_.addBlock(nv + body.offset, lambda, body.size, c.rows),
                             builder_.addBlock(mu, body.offset, c.rows, body.size),
                             builder_.addBlock(lambda, body.offset, c.rows, body.size),
                             builder_.addBlock(lambda, nv + body.offset, c.rows, body.size)});
        });
        builder_.addDiagonal(2 * nv, 2 * m);
        return builder_.build();
      }()),
      values_(pattern_.row.size()),
      scaling_(2 * s_.size()),
      klu_(pattern_) {
  for (int i = 0; i < 2 * s_.m; ++i) diagonal_.push_back(builder_.diagonal(2 * s_.nv + i));
  for (const int block : minusIdentity_) minusIdentityPlace_.push_back(builder_.places(block)[0]);
}

StabilizedKkt::Places StabilizedKkt::announce(int rowOffset, int columnOffset) {
  Places out;
  const auto block = [&](const KktStructure::Body& row, const KktStructure::Body& column) {
    return builder_.addBlock(rowOffset + row.offset, columnOffset + column.offset, row.size, column.size);
  };
  for (const auto& b : s_.bodies) out.body.push_back(block(b, b));
  for (const auto& c : s_.couplings) {
    const auto& bi = s_.bodies[static_cast<std::size_t>(c.i)];
    const auto& bj = s_.bodies[static_cast<std::size_t>(c.j)];
    out.ij.push_back(block(bi, bj));
    out.ji.push_back(block(bj, bi));
  }
  return out;
}

/// keep: for each row of the constraint whether it stays; null where all do.
void StabilizedKkt::putBlock(int block, const Mat6& values, int rows, const char* keep, bool transposed) {
  const std::vector<int>& columns = builder_.places(block);
  for (std::size_t c = 0; c < columns.size(); ++c)
    for (int r = 0; r < rows; ++r) {
      const auto column = static_cast<Eigen::Index>(c);
      const bool stays = !keep || keep[transposed ? column : r];
      values_[static_cast<std::size_t>(columns[c] + r)] =
          stays ? (transposed ? values(column, r) : values(r, column)) : 0.0;
    }
}

void StabilizedKkt::put(const Places& places, const KktMatrix& S) {
  for (std::size_t b = 0; b < s_.bodies.size(); ++b)
    putBlock(places.body[b], S.A[b], s_.bodies[b].size, nullptr, false);
  for (std::size_t c = 0; c < s_.couplings.size(); ++c) {
    putBlock(places.ij[c], S.Aij[c], s_.bodies[static_cast<std::size_t>(s_.couplings[c].i)].size, nullptr, false);
    putBlock(places.ji[c], S.Aji[c], s_.bodies[static_cast<std::size_t>(s_.couplings[c].j)].size, nullptr, false);
  }
}

/// With c = 1/sqrt|A22| and the rate a = |A11|, means over all translations and over all rotations: x counts in c, y in
/// a c, so that A11, the identity and A22 become one; then the columns of mu and lambda, and the rows of both
/// constraints.
void StabilizedKkt::scale(const KktMatrix& position, const KktMatrix& damping, const std::vector<char>& rowIsKept) {
  const int nv = s_.nv, m = s_.m;
  VecX &row = scaling_.row, &column = scaling_.column;
  const std::array<double, 2> inertia = inverseSizes(s_, damping.A), time = inverseSizes(s_, position.A);
  forEachPart(s_, damping.A, [&](int first, int size, int part, const auto&) {
    const auto which = static_cast<std::size_t>(part);
    const double c = powerOfTwo(std::sqrt(inertia[which]));
    column.segment(first, size).setConstant(c);
    column.segment(nv + first, size).setConstant(c / time[which]);
    row.segment(first, size).setConstant(time[which] / c);
    row.segment(nv + first, size).setConstant(c * time[which]);
  });
  row.tail(2 * m).setZero();
  column.tail(2 * m).setZero();
  raiseToLargest(s_, position.B, row.head(nv), column.segment(2 * nv, m));
  raiseToLargest(s_, position.B, row.segment(nv, nv), column.tail(m));
  raiseToLargest(s_, position.B, column.head(nv), row.segment(2 * nv, m));
  raiseToLargest(s_, position.B, column.segment(nv, nv), row.tail(m));
  raiseToLargest(s_, position.C, column.head(nv), row.tail(m));
  for (int i = 0; i < 2 * m; ++i) {
    const bool kept = rowIsKept[static_cast<std::size_t>(i % m)] != 0;
    for (VecX* scales : {&row, &column}) {
      double& x = (*scales)[2 * nv + i];
      x = kept ? inversePowerOfTwo(x) : 1;
    }
  }
  scaling_.apply(pattern_, values_);
}

void StabilizedKkt::solve(VecX& b) const {
  b.array() *= scaling_.row.array();
  klu_.solve(b.data());
  b.array() *= scaling_.column.array();
}

bool StabilizedKkt::factor(const KktMatrix& position, const KktMatrix& stiffness, const KktMatrix& damping,
                           const std::vector<char>& rowIsKept) {
  put(position_, position);
  put(stiffness_, stiffness);
  put(damping_, damping);
  for (const int i : minusIdentityPlace_) values_[static_cast<std::size_t>(i)] = -1;
  forEachConstraintBlock(s_, [&](const auto& c, const auto& body, std::size_t i) {
    const char* keep = rowIsKept.data() + c.offset;
    putBlock(blocks_[i].muColumn, position.B[i], body.size, keep, true);
    putBlock(blocks_[i].lambdaColumn, position.B[i], body.size, keep, true);
    putBlock(blocks_[i].positionRow, position.B[i], c.rows, keep, false);
    putBlock(blocks_[i].rateB, position.B[i], c.rows, keep, false);
    putBlock(blocks_[i].rateD, position.C[i], c.rows, keep, false);
  });
  for (int i = 0; i < 2 * s_.m; ++i)
    values_[static_cast<std::size_t>(diagonal_[static_cast<std::size_t>(i)])] =
        rowIsKept[static_cast<std::size_t>(i % s_.m)] ? 0.0 : 1.0;
  scale(position, damping, rowIsKept);
  if (!std::all_of(values_.begin(), values_.end(), [](double x) { return std::isfinite(x); })) return false;
  return klu_.factor(values_);
}

}  // namespace gyre
