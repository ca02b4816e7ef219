#include "analysis/system_matrices.h"
#include "system/iteration_matrix.h"

#include <Eigen/Cholesky>
#include <algorithm>
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

namespace {

void addForceStates(const System& system, const EvaluatedKinematics& at, LinearizedSystem& out) {
  const std::vector<ForceStateColumns> all = system.forces().stateTangents(at);
  Triplets G, P, V, following;
  std::vector<double> Z;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto& entries = all[i].entries;
    const auto any = [&](double ForceStateColumns::Entry::*member) {
      return std::any_of(entries.begin(), entries.end(), [&](const auto& e) { return e.*member != 0; });
    };
    const bool byPosition = any(&ForceStateColumns::Entry::position);
    if (!byPosition && all[i].own == 0) {
      for (const auto& row : entries)
        for (const auto& column : entries)
          if (row.force * column.velocity != 0)
            following.emplace_back(row.column, column.column, row.force * column.velocity);
      continue;
    }
    const int state = static_cast<int>(Z.size());
    for (const auto& e : entries) {
      if (e.force != 0) G.emplace_back(e.column, state, e.force);
      if (e.position != 0) P.emplace_back(state, e.column, e.position);
      if (e.velocity != 0) V.emplace_back(state, e.column, e.velocity);
    }
    Z.push_back(all[i].own);
    out.states.push_back(static_cast<int>(i));
  }
  const int nv = system.nv(), n = static_cast<int>(Z.size());
  out.following = fromTriplets(nv, nv, following);
  out.G = fromTriplets(nv, n, G);
  out.P = fromTriplets(n, nv, P);
  out.V = fromTriplets(n, nv, V);
  out.Z = Eigen::Map<const VecX>(Z.data(), n);
}

}  // namespace

LinearizedSystem linearizedSystem(const System& system, const State& given) {
  const KktStructure& k = system.structure();
  Workspace w = system.makeWorkspace();
  IterationMatrix S(system);
  State s = given;  // with the states of forces known at its time, not advanced to it
  VecX z = VecX::Zero(system.forces().stateCount());
  system.forces().readStates(s, z);
  system.forces().writeStates(z, s);
  const EvaluatedState at = system.evaluate(s, w);
  LinearizedSystem out;
  const auto matrix = [&](TangentWeights weights) {
    linearize(system, at, weights, nullptr, S);
    return bodyBlocks(k, S);
  };
  out.C = matrix({.wM = 0, .wC = 1, .wK = 0});
  out.K = matrix({.wM = 0, .wC = 0, .wK = 1});
  out.M = matrix({.wM = 1, .wC = 0, .wK = 0});
  out.B = constraintMatrix(system, s).B;
  addForceStates(system, at, out);
  return out;
}

ConstraintMatrix constraintMatrix(const System& system, const State& s) {
  const KktStructure& k = system.structure();
  Workspace w = system.makeWorkspace();
  IterationMatrix S(system);
  massAndConstraints(system, system.evaluateKinematics(s, w), S);
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
