#include "system/initial_conditions.h"

#include "linear/dense_decompositions.h"
#include "system/index_one.h"
#include "system/iteration_matrix.h"
#include "system/minimum_norm.h"
#include "system/slowest_rate.h"

#include <fmt/format.h>
#include <Eigen/SPQRSupport>
#include <Eigen/SparseCore>
#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace gyre {
namespace {

constexpr double rankTolerance = 1e-8;
constexpr int denseRankLimit = 400;

/// No larger than 6 x 6, and so never allocated.
using UpTo6 = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::ColMajor, 6, 6>;

/// B L^-T of one block, M = L L^T: by columns, since what serves matrices of any size takes longer for so small ones.
UpTo6 weighted(const KktMatrix& S, const KktStructure::Block& block, int rows, int size, const Mat6& B) {
  const UpTo6 M = S.A[static_cast<std::size_t>(block.body)].topLeftCorner(size, size);
  UpTo6 out = B.topLeftCorner(rows, size);
  if (M.isDiagonal(0)) {
    for (int c = 0; c < size; ++c) out.col(c) /= std::sqrt(M(c, c));
    return out;
  }
  const Eigen::LLT<UpTo6> factors(M);
  const auto& L = factors.matrixLLT();
  for (int c = 0; c < size; ++c) {
    for (int k = 0; k < c; ++k) out.col(c) -= L(c, k) * out.col(k);
    out.col(c) /= L(c, c);
  }
  return out;
}

/// M and B at s.
KktMatrix massAndConstraintsAt(const System& system, const State& s) {
  Workspace w = system.makeWorkspace();
  KktMatrix S(system.topology()->symmetric()->structure());
  symmetricMassAndConstraints(system, system.evaluateKinematics(s, w), S);
  return S;
}

/// (B M^-1/2)^T with columns of unit length, M^-1/2 from Cholesky factors of each body: column by column, since what
/// sorts entries of any order goes through several times as much memory.
Eigen::SparseMatrix<double> transposedJacobian(const KktStructure& k, const KktMatrix& S) {
  struct Part {
    int row;  ///< of its first entry
    UpTo6 block;
  };
  Eigen::SparseMatrix<double> out(k.nv, k.m);
  Eigen::Index entries = 0;
  for (const KktStructure::Block& b : k.blocks) entries += k.constraintOf(b).rows * k.bodyOf(b).size;
  out.reserve(entries);
  std::vector<Part> parts;
  for (const KktStructure::Constraint& constraint : k.constraints) {
    parts.clear();
    Eigen::Matrix<double, Eigen::Dynamic, 1, 0, 6, 1> norm2 = decltype(norm2)::Zero(constraint.rows);
    for (int i = constraint.firstBlock; i < constraint.firstBlock + constraint.blockCount; ++i) {
      const auto at = static_cast<std::size_t>(i);
      const KktStructure::Body& body = k.bodyOf(k.blocks[at]);
      parts.push_back({body.offset, weighted(S, k.blocks[at], constraint.rows, body.size, S.B[at])});
      norm2 += parts.back().block.rowwise().squaredNorm();
    }
    std::sort(parts.begin(), parts.end(), [](const Part& a, const Part& b) { return a.row < b.row; });
    for (int r = 0; r < constraint.rows; ++r) {
      out.startVec(constraint.offset + r);
      for (const Part& part : parts)
        for (int c = 0; c < part.block.cols(); ++c)
          if (const double x = part.block(r, c); x != 0)
            out.insertBack(part.row + c, constraint.offset + r) = x / std::sqrt(norm2[r]);
    }
  }
  out.finalize();
  return out;
}

/// @param S  with M and B
Mobility mobilityOf(const System& system, const KktMatrix& S) {
  Mobility out{system.nv(), system.m(), 0};
  if (out.constraints == 0) return out;
  const Eigen::SparseMatrix<double> BT = transposedJacobian(system.structure(), S);
  if (out.constraints <= denseRankLimit) {
    out.rank = static_cast<int>(pivotedQr(MatX(BT), rankTolerance).rank);
  } else {
    Eigen::SPQR<Eigen::SparseMatrix<double>> qr;
    qr.setPivotThreshold(rankTolerance);
    qr.compute(BT);
    out.rank = static_cast<int>(qr.rank());
  }
  return out;
}

}  // namespace

VecX regularization(const System& system, const State& s) {
  return regularization(system, massAndConstraintsAt(system, s));
}

VecX regularization(const System& system, const KktMatrix& S) {
  const KktStructure& k = system.structure();
  VecX W = VecX::Zero(k.m);
  forEachConstraintBlock(k, [&](const auto& constraint, const auto& body, std::size_t i) {
    W.segment(constraint.offset, constraint.rows) +=
        weighted(S, k.blocks[i], constraint.rows, body.size, S.B[i]).rowwise().squaredNorm();
  });
  // Rows that no motion changes, as those of a hinge at the pivot of a pivoted body, are redundant whatever their size.
  const double largest = W.size() > 0 && W.maxCoeff() > 0 ? W.maxCoeff() : 1;
  for (double& one : W)
    if (one == 0) one = largest;
  return regularizationSize * W;
}

VecX indexOneRegularization(const System& system, const InitialState& initial) {
  if (initial.mobility.redundant() > 0) return regularization(system, initial.state);
  return VecX::Zero(system.m());
}

Mobility mobility(const System& system, const State& s) { return mobilityOf(system, massAndConstraintsAt(system, s)); }

Violation violation(const System& system, const State& s) {
  Violation out;
  if (system.m() == 0) return out;
  Workspace w = system.makeWorkspace();
  const EvaluatedKinematics at = system.evaluateKinematics(s, w);
  VecX Bv(system.m());
  system.constraints().rates(at, Bv);
  const auto largest = [&](double relative, Eigen::Index row, const VecX& y, const char* angle, double unit) {
    const bool length = system.scales().isLength[static_cast<std::size_t>(row)];
    return Violation::Largest{relative, std::abs(y[row]) / (length ? 1 : unit), length ? "m" : angle,
                              system.rowName(system.nv() + static_cast<int>(row)).element};
  };
  Eigen::Index row = 0;
  const double position = system.scales().relativeViolation(at.Phi(), &row);
  out.position = largest(position, row, at.Phi(), "deg", std::numbers::pi / 180);
  const double velocity = system.scales().relativeSize(Bv, &row);
  out.velocity = largest(velocity, row, Bv, "rad", 1);
  return out;
}

namespace {

constexpr double positionTolerance = 1e-14;
/// Tolerance of Phi'' relative to the largest acceleration: the regularization of redundant constraints leaves
/// regularizationSize.
constexpr double accelerationTolerance = 1e-6;
/// Roundings of the forces in long chains, whose solution adds up many of them.
constexpr double roundings = 1e4;

/// Rounding of what Phi'' consists of without the forces: B' v is a sum of products of velocities, and the time
/// derivatives of what is prescribed are of the size of its rate squared. In a body that spins between two hinges these
/// sums vanish, and nothing accelerates that they could be measured by.
double roundingOfRates(double fastest) { return std::numeric_limits<double>::epsilon() * fastest * fastest; }

/// Where what is left of Phi' (derivative 1) or Phi'' (2) shows that the constraints cannot be met together.
std::optional<Error> contradiction(const System& system, const VecX& left, int derivative, double tolerance) {
  Eigen::Index row = 0;
  const double worst = system.scales().relativeSize(left, &row);
  if (worst <= tolerance) return std::nullopt;
  const RowName name = system.rowName(system.nv() + static_cast<int>(row));
  return Error{.message = fmt::format(
                   "constraints contradict each other: their {} cannot be met together by {}",
                   derivative == 1 ? "velocities" : "accelerations",
                   fmt::join(system.constraints().violated(left, derivative, 0.05 * worst, system.scales()), ", ")),
               .element = name.element,
               .equation = name.equation};
}

/// @param Phi  where Newton came closest
Error notAssembled(const System& system, const VecX& Phi) {
  Eigen::Index row = 0;
  const double worst = system.scales().relativeViolation(Phi, &row);
  return {.message = fmt::format("the positions cannot be assembled; violated where they come closest are {}",
                                 fmt::join(system.constraints().violated(Phi, 0, 0.05 * worst, system.scales()), ", ")),
          .element = system.rowName(system.nv() + static_cast<int>(row)).element,
          .equation = "position constraints"};
}

}  // namespace

Expected<InitialState> consistentInitialState(const System& system, bool assemble) {
  State s = system.initialState();
  if (!assemble) {
    const Violation v = violation(system, s);
    if (v.position.relative > assemblyTolerance)
      return fail({.message = fmt::format("the initial positions violate this joint by {:.3g} {}; assemble them, or "
                                          "correct the bodies and markers",
                                          v.position.size, v.position.unit),
                   .element = v.position.joint,
                   .equation = "position constraint",
                   .remedy = Error::Remedy::assemble});
    if (v.velocity.relative > assemblyTolerance * std::max(slowestRate, system.scales().relativeMotion(s.v)))
      return fail(
          {.message = fmt::format(
               "the initial velocities violate this joint by {:.3g} {}/s; assemble them, or correct the velocities",
               v.velocity.size, v.velocity.unit),
           .element = v.velocity.joint,
           .equation = "velocity constraint",
           .remedy = Error::Remedy::assemble});
  }
  return consistentState(system, std::move(s));
}

Expected<InitialState> consistentState(const System& system, State s) {
  IndexOne solver(system, VecX::Zero(system.m()), IndexOne::Factorizations::few);
  const EvaluatedKinematics given = solver.takeMatrix(s);
  solver.regularize(regularization(system, solver.matrix()));
  const double givenMotion = system.scales().relativeMotion(s.v);
  VecX left(system.m());
  system.constraints().rates(given, left);
  EvaluatedKinematics at = given;
  // Where nothing is to move, what follows makes the first factorization.
  const bool moves = !left.isZero(0) || !(system.scales().relativeViolation(given.Phi()) <= positionTolerance);
  if (moves) {
    auto here = solver.projectPosition(s, positionTolerance);
    if (!here) return fail(notAssembled(system, solver.evaluate(s).Phi()));
    here->projectVelocity(s);
    at = here->at();
    system.constraints().rates(at, left);
  }
  if (auto bad = system.constraints().wrongAssembly(at)) return fail(*bad);
  // Rates are measured by the fastest there is, so that no unit of length or time matters.
  const double fastest = std::max(
      {slowestRate, givenMotion, system.scales().relativeMotion(s.v), system.scales().relativeSize(at.Phi_t())});
  if (auto bad = contradiction(system, left, 1, assemblyTolerance * fastest)) return fail(std::move(*bad));
  const Mobility freedom = mobilityOf(system, solver.matrix());
  // Without regularization where it can be: the forces in a long chain come out right only so.
  if (freedom.redundant() == 0) solver.regularize(VecX::Zero(system.m()));
  const auto here = solver.accelerations(s);
  if (!here)
    return fail({.kind = Error::Kind::numerical,
                 .message = "the accelerations cannot be computed: the system is singular or a force is not "
                            "finite",
                 .time = s.t});
  const auto accelerations = here->accelerationResidual(s);
  VecX bias(system.m());
  if (system.m() > 0) system.constraints().accelerationBias(here->at(), bias);
  const double fastestThere =
      std::max({slowestRate * slowestRate, accelerations.fastest, system.scales().relativeSize(bias)});
  const double tolerance =
      accelerationTolerance * fastestThere + roundings * (accelerations.rounding + roundingOfRates(fastest));
  if (auto bad = contradiction(system, accelerations.rows, 2, tolerance)) return fail(std::move(*bad));
  system.accept(here->at(), s);
  if (freedom.redundant() > 0) MinimumNorm(system).apply(s);
  return InitialState{std::move(s), freedom};
}

}  // namespace gyre
