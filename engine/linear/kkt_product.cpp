#include "linear/kkt_product.h"

namespace gyre {

void multiply(const KktStructure& s, const KktMatrix& S, const VecX& x, VecX& y) {
  for (std::size_t b = 0; b < s.bodies.size(); ++b) {
    const auto [o, n] = s.bodies[b];
    y.segment(o, n).noalias() = S.A[b].topLeftCorner(n, n) * x.segment(o, n);
  }
  y.tail(s.m) = -S.epsW.cwiseProduct(x.tail(s.m));
  for (std::size_t c = 0; c < s.couplings.size(); ++c) {
    const auto &i = s.bodies[static_cast<std::size_t>(s.couplings[c].i)],
               &j = s.bodies[static_cast<std::size_t>(s.couplings[c].j)];
    y.segment(i.offset, i.size).noalias() += S.Aij[c].topLeftCorner(i.size, j.size) * x.segment(j.offset, j.size);
    y.segment(j.offset, j.size).noalias() += S.Aji[c].topLeftCorner(j.size, i.size) * x.segment(i.offset, i.size);
  }
  forEachConstraintBlock(s, [&](const auto& constraint, const auto& body, std::size_t k) {
    const int row = s.nv + constraint.offset, rows = constraint.rows;
    y.segment(body.offset, body.size).noalias() +=
        S.B[k].topLeftCorner(rows, body.size).transpose() * x.segment(row, rows);
    y.segment(row, rows).noalias() += S.C[k].topLeftCorner(rows, body.size) * x.segment(body.offset, body.size);
  });
}

}  // namespace gyre
