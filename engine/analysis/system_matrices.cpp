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

using Entries = std::vector<ForceStateColumns::Entry>;

bool any(const Entries& entries, double ForceStateColumns::Entry::*member) {
  return std::any_of(entries.begin(), entries.end(), [&](const auto& e) { return e.*member != 0; });
}

/// Whether state i follows positions: z' depends on velocities alone, and no other state on it.
bool follows(const std::vector<ForceStateColumns>& all, std::size_t i) {
  const ForceStateColumns& one = all[i];
  if (any(one.entries, &ForceStateColumns::Entry::position) || !one.own.isZero(0)) return false;
  const auto first = static_cast<std::size_t>(one.first);
  const auto column = static_cast<Eigen::Index>(i - first);
  for (std::size_t k = first; k < first + static_cast<std::size_t>(one.own.size()); ++k)
    if (all[k].own[column] != 0) return false;
  return true;
}

void addForceStates(const System& system, const EvaluatedKinematics& at, LinearizedSystem& out) {
  const std::vector<ForceStateColumns> all = system.forces().stateTangents(at);
  Triplets G, P, V, Z, following;
  std::vector<int> place(all.size(), -1);  // each state's among the unknowns; -1: none
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Entries& entries = all[i].entries;
    if (follows(all, i)) {
      for (const auto& row : entries)
        for (const auto& column : entries)
          if (row.force * column.velocity != 0)
            following.emplace_back(row.column, column.column, row.force * column.velocity);
      continue;
    }
    const int state = place[i] = static_cast<int>(out.states.size());
    for (const auto& e : entries) {
      if (e.force != 0) G.emplace_back(e.column, state, e.force);
      if (e.position != 0) P.emplace_back(state, e.column, e.position);
      if (e.velocity != 0) V.emplace_back(state, e.column, e.velocity);
    }
    out.states.push_back(static_cast<int>(i));
  }
  for (const int i : out.states) {
    const ForceStateColumns& one = all[static_cast<std::size_t>(i)];
    for (Eigen::Index k = 0; k < one.own.size(); ++k)
      if (one.own[k] != 0)
        Z.emplace_back(place[static_cast<std::size_t>(i)],
                       place[static_cast<std::size_t>(one.first) + static_cast<std::size_t>(k)], one.own[k]);
  }
  const int nv = system.nv(), n = static_cast<int>(out.states.size());
  out.following = fromTriplets(nv, nv, following);
  out.G = fromTriplets(nv, n, G);
  out.P = fromTriplets(n, nv, P);
  out.V = fromTriplets(n, nv, V);
  out.Z = fromTriplets(n, n, Z);
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
