#pragma once
// The residual of a system and its tangent as dense matrices, to be compared with finite differences.

#include "system/iteration_matrix.h"
#include "system/system.h"

namespace gyre {

inline State moved(const System& system, const State& s, const VecX& xi) {
  State out = s;
  system.bodies().plus(s.q, xi, out.q);
  return out;
}

inline VecX residual(const System& system, const State& s, Workspace& w) {
  const EvaluatedState at = system.evaluate(s, w);
  VecX all(system.nv() + system.m());
  all << at.r(), at.Phi();
  return all;
}

/// The whole matrix S as linearize() gives it.
inline MatX denseMatrix(const System& system, const State& s, TangentWeights weights, const VecX* xi) {
  Workspace w = system.makeWorkspace();
  IterationMatrix S(system);
  linearize(system, system.evaluate(s, w), weights, xi, S);
  const KktStructure& k = system.structure();
  MatX out = MatX::Zero(k.size(), k.size());
  const auto body = [&](int b) { return k.bodies[static_cast<std::size_t>(b)]; };
  for (std::size_t b = 0; b < k.bodies.size(); ++b) {
    const auto [o, n] = k.bodies[b];
    out.block(o, o, n, n) = S.A[b].topLeftCorner(n, n);
  }
  for (std::size_t c = 0; c < k.couplings.size(); ++c) {
    const auto i = body(k.couplings[c].i), j = body(k.couplings[c].j);
    out.block(i.offset, j.offset, i.size, j.size) = S.Aij[c].topLeftCorner(i.size, j.size);
    out.block(j.offset, i.offset, j.size, i.size) = S.Aji[c].topLeftCorner(j.size, i.size);
  }
  forEachConstraintBlock(k, [&](const auto& constraint, const auto& of, std::size_t i) {
    const int row = k.nv + constraint.offset;
    out.block(of.offset, row, of.size, constraint.rows) = S.B[i].topLeftCorner(constraint.rows, of.size).transpose();
    out.block(row, of.offset, constraint.rows, of.size) = S.C[i].topLeftCorner(constraint.rows, of.size);
  });
  return out;
}

}  // namespace gyre
