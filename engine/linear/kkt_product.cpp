#include "linear/kkt_product.h"

namespace gyre {
namespace {

// Blocks are zero beyond their used part, so products of six serve every size.

Vec6 sixOf(const VecX& x, int first, int count) {
  if (count == 6) return x.segment<6>(first);
  Vec6 out = Vec6::Zero();
  for (int i = 0; i < count; ++i) out[i] = x[first + i];
  return out;
}

void addSix(const Vec6& what, int first, int count, VecX& y) {
  if (count == 6) y.segment<6>(first) += what;
  else
    for (int i = 0; i < count; ++i) y[first + i] += what[i];
}

}  // namespace

void multiply(const KktStructure& s, const KktMatrix& S, const VecX& x, VecX& y) {
  y.head(s.nv).setZero();
  y.tail(s.m) = -S.epsW.cwiseProduct(x.tail(s.m));
  for (std::size_t b = 0; b < s.bodies.size(); ++b) {
    const auto [o, n] = s.bodies[b];
    addSix(S.A[b] * sixOf(x, o, n), o, n, y);
  }
  for (std::size_t c = 0; c < s.couplings.size(); ++c) {
    const auto &i = s.bodies[static_cast<std::size_t>(s.couplings[c].i)],
               &j = s.bodies[static_cast<std::size_t>(s.couplings[c].j)];
    addSix(S.Aij[c] * sixOf(x, j.offset, j.size), i.offset, i.size, y);
    addSix(S.Aji[c] * sixOf(x, i.offset, i.size), j.offset, j.size, y);
  }
  const std::vector<Mat6>& C = rowBlocks(s, S);
  forEachConstraintBlock(s, [&](const auto& constraint, const auto& body, std::size_t k) {
    const int row = s.nv + constraint.offset;
    addSix(S.B[k].transpose() * sixOf(x, row, constraint.rows), body.offset, body.size, y);
    addSix(C[k] * sixOf(x, body.offset, body.size), row, constraint.rows, y);
  });
}

}  // namespace gyre
