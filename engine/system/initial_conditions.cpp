#include "system/initial_conditions.h"

#include "system/index_one.h"

#include <fmt/format.h>
#include <Eigen/QR>
#include <Eigen/SPQRSupport>
#include <Eigen/SparseCore>
#include <cmath>

namespace gyre {
namespace {

constexpr double rankTolerance = 1e-8;
constexpr int denseRankLimit = 400;

/// B M^-1/2 with rows of unit length, as triplets (row, column, value); M^-1/2 from Cholesky factors of each body.
std::vector<Eigen::Triplet<double>> weightedJacobian(const System& system, const State& s) {
  Workspace w = system.makeWorkspace();
  KktMatrix S(system.structure());
  system.evaluate(s, w);
  system.linearize(s, {.wM = 1, .wC = 0, .wK = 0}, nullptr, w, S);
  std::vector<Eigen::Triplet<double>> out;
  const KktStructure& k = system.structure();
  for (std::size_t j = 0; j < k.joints.size(); ++j) {
    const auto& joint = k.joints[j];
    MatX rows[2];
    VecX norm2 = VecX::Zero(joint.rows);
    const int body[2] = {joint.body1, joint.body2};
    for (int e = 0; e < 2; ++e) {
      if (body[e] < 0) continue;
      const int n = k.bodies[static_cast<std::size_t>(body[e])].size;
      const MatX M = S.A[static_cast<std::size_t>(body[e])].topLeftCorner(n, n);
      const MatX BT = (e == 0 ? S.B1[j] : S.B2[j]).topLeftCorner(joint.rows, n).transpose();
      rows[e] = M.llt().matrixL().solve(BT).transpose();
      norm2 += rows[e].rowwise().squaredNorm();
    }
    for (int e = 0; e < 2; ++e)
      for (Eigen::Index r = 0; r < rows[e].rows(); ++r)
        for (Eigen::Index c = 0; c < rows[e].cols(); ++c)
          if (rows[e](r, c) != 0 && norm2[r] > 0)
            out.emplace_back(joint.offset + static_cast<int>(r),
                             k.bodies[static_cast<std::size_t>(body[e])].offset + static_cast<int>(c),
                             rows[e](r, c) / std::sqrt(norm2[r]));
  }
  return out;
}

}  // namespace

VecX regularization(const System& system, const State& s) {
  Workspace w = system.makeWorkspace();
  KktMatrix S(system.structure());
  system.evaluate(s, w);
  system.linearize(s, {.wM = 1, .wC = 0, .wK = 0}, nullptr, w, S);
  const KktStructure& k = system.structure();
  VecX W = VecX::Zero(k.m);
  forEachConstraintBlock(k, S, [&](const KktStructure::Joint& joint, std::size_t body, const Mat6& B) {
    const int n = k.bodies[body].size;
    const MatX M = S.A[body].topLeftCorner(n, n);
    const MatX BT = B.topLeftCorner(joint.rows, n).transpose();
    W.segment(joint.offset, joint.rows) += M.llt().matrixL().solve(BT).colwise().squaredNorm().transpose();
  });
  return regularizationSize * W;
}

VecX indexOneRegularization(const System& system, const InitialState& initial) {
  if (initial.mobility.redundant() > 0) return regularization(system, initial.state);
  return VecX::Zero(system.m());
}

Mobility mobility(const System& system, const State& s) {
  Mobility out{system.nv(), system.m(), 0};
  if (out.constraints == 0) return out;
  const auto triplets = weightedJacobian(system, s);
  Eigen::SparseMatrix<double> BT(out.coordinates, out.constraints);
  {
    std::vector<Eigen::Triplet<double>> transposed;
    transposed.reserve(triplets.size());
    for (const auto& t : triplets) transposed.emplace_back(t.col(), t.row(), t.value());
    BT.setFromTriplets(transposed.begin(), transposed.end());
  }
  if (out.constraints <= denseRankLimit) {
    Eigen::ColPivHouseholderQR<MatX> qr(MatX{BT});
    qr.setThreshold(rankTolerance);
    out.rank = static_cast<int>(qr.rank());
  } else {
    Eigen::SPQR<Eigen::SparseMatrix<double>> qr;
    qr.setPivotThreshold(rankTolerance);
    qr.compute(BT);
    out.rank = static_cast<int>(qr.rank());
  }
  return out;
}

Violation violation(const System& system, const State& s) {
  Violation out;
  if (system.m() == 0) return out;
  Workspace w = system.makeWorkspace();
  system.evaluate(s, w);
  VecX Bv(system.m());
  system.velocityConstraints(s, w, Bv);
  Eigen::Index row = 0;
  out.position = w.Phi.cwiseAbs().maxCoeff(&row);
  out.positionJoint = system.rowName(system.nv() + static_cast<int>(row)).element;
  out.velocity = Bv.cwiseAbs().maxCoeff(&row);
  out.velocityJoint = system.rowName(system.nv() + static_cast<int>(row)).element;
  return out;
}

Expected<InitialState> consistentInitialState(const System& system, bool assemble) {
  State s = system.initialState();
  if (!assemble) {
    const Violation v = violation(system, s);
    const double speed = std::max(1.0, s.v.size() > 0 ? s.v.lpNorm<Eigen::Infinity>() : 0.0);
    if (v.position > assemblyTolerance * std::max(1.0, system.lengthScale()))
      return fail(
          {.message = fmt::format(
               "the initial positions violate this joint by {:.3g} m; assemble them, or correct the bodies and markers",
               v.position),
           .element = v.positionJoint,
           .equation = "position constraint",
           .remedy = Error::Remedy::assemble});
    if (v.velocity > assemblyTolerance * speed)
      return fail(
          {.message = fmt::format(
               "the initial velocities violate this joint by {:.3g} m/s; assemble them, or correct the velocities",
               v.velocity),
           .element = v.velocityJoint,
           .equation = "velocity constraint",
           .remedy = Error::Remedy::assemble});
  }
  IndexOne solver(system, regularization(system, s));
  if (!solver.projectPosition(s, 1e-14 * system.lengthScale())) {
    const Violation left = violation(system, s);
    return fail({.message = fmt::format("the initial positions cannot be assembled: a violation of {:.3g} m remains",
                                        left.position),
                 .element = left.positionJoint,
                 .equation = "position constraints"});
  }
  if (auto bad = system.wrongBranch(solver.workspace())) return fail(*bad);
  solver.projectVelocity(s);
  if (!solver.accelerations(s))
    return fail({.kind = Error::Kind::numerical,
                 .message = "the initial accelerations cannot be computed: the system is singular or a force is not "
                            "finite",
                 .time = s.t});
  const Mobility freedom = mobility(system, s);
  return InitialState{std::move(s), freedom};
}

}  // namespace gyre
