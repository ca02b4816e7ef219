#include "analysis/system_matrices.h"

#include <Eigen/Cholesky>
#include <cmath>
#include <vector>

namespace gyre {
namespace {

using Triplets = std::vector<Eigen::Triplet<double>>;

template <class Block>
void addBlock(Triplets& out, int row, int column, int rows, int columns, const Block& block) {
  for (int c = 0; c < columns; ++c)
    for (int r = 0; r < rows; ++r)
      if (block(r, c) != 0) out.emplace_back(row + r, column + c, block(r, c));
}

SparseMatrix fromTriplets(int rows, int columns, const Triplets& triplets) {
  SparseMatrix out(rows, columns);
  out.setFromTriplets(triplets.begin(), triplets.end());
  return out;
}

}  // namespace

SparseMatrix bodyBlocks(const KktStructure& k, const KktMatrix& S) {
  Triplets t;
  for (std::size_t b = 0; b < k.bodies.size(); ++b) {
    const auto [o, n] = k.bodies[b];
    addBlock(t, o, o, n, n, S.A[b]);
  }
  for (std::size_t c = 0; c < k.couplings.size(); ++c) {
    const auto [oi, ni] = k.bodies[static_cast<std::size_t>(k.couplings[c].i)];
    const auto [oj, nj] = k.bodies[static_cast<std::size_t>(k.couplings[c].j)];
    addBlock(t, oi, oj, ni, nj, S.Aij[c]);
    addBlock(t, oj, oi, nj, ni, S.Aji[c]);
  }
  return fromTriplets(k.nv, k.nv, t);
}

LinearizedSystem linearizedSystem(const System& system, const State& s) {
  const KktStructure& k = system.structure();
  Workspace w = system.makeWorkspace();
  KktMatrix S(k);
  system.evaluate(s, w);
  LinearizedSystem out;
  const auto matrix = [&](TangentWeights weights) {
    system.linearize(s, weights, nullptr, w, S);
    return bodyBlocks(k, S);
  };
  out.C = matrix({.wM = 0, .wC = 1, .wK = 0});
  out.K = matrix({.wM = 0, .wC = 0, .wK = 1});
  out.M = matrix({.wM = 1, .wC = 0, .wK = 0});
  out.B = constraintMatrix(system, s).B;
  return out;
}

ConstraintMatrix constraintMatrix(const System& system, const State& s) {
  const KktStructure& k = system.structure();
  Workspace w = system.makeWorkspace();
  KktMatrix S(k);
  system.evaluateConstraints(s, w);
  system.linearize(s, {.wM = 1, .wC = 0, .wK = 0}, nullptr, w, S);
  Triplets plain, weighted;
  VecX norm2 = VecX::Zero(k.m);
  forEachConstraintBlock(k, [&](const KktStructure::Constraint& joint, const KktStructure::Body& body, std::size_t b) {
    const auto [o, n] = body;
    const MatX M = S.A[static_cast<std::size_t>(k.blocks[b].body)].topLeftCorner(n, n);
    const MatX B = S.B[b].topLeftCorner(joint.rows, n), BT = B.transpose();
    const MatX scaled = M.llt().matrixL().solve(BT).transpose();
    norm2.segment(joint.offset, joint.rows) += scaled.rowwise().squaredNorm();
    addBlock(plain, joint.offset, o, joint.rows, n, B);
    addBlock(weighted, joint.offset, o, joint.rows, n, scaled);
  });
  for (auto& t : weighted) t = {t.row(), t.col(), t.value() / std::sqrt(norm2[t.row()])};
  return {fromTriplets(k.m, k.nv, plain), fromTriplets(k.m, k.nv, weighted)};
}

}  // namespace gyre
