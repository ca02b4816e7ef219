#include "checks/element_checks.h"

#include "checks/differences.h"

#include <algorithm>

namespace gyre {
namespace {

constexpr double differenceStep =
    1e-5;  // central differences: truncation of its square, round-off 1e-16 over it, both below 1e-9

class TangentComparison {
 public:
  TangentComparison(const StateSizes& sizes, double bound) : sizes_(sizes), bound_(bound) {}
  Checks checks;

  /// @param rows, columns  sizes that make the entries of a matrix alike
  void compare(const char* what, const MatX& exact, const MatX& differences, const VecX& rows, const VecX& columns) {
    if (exact.size() == 0) return;
    const MatX a = rows.asDiagonal() * exact * columns.asDiagonal(),
               b = rows.asDiagonal() * differences * columns.asDiagonal();
    const double scale = std::max(sizes_.rest, b.cwiseAbs().maxCoeff());
    const double error = (a - b).cwiseAbs().maxCoeff<Eigen::PropagateNaN>();
    checks.push_back({what, error > 0 ? error / scale : error, bound_});
  }

 private:
  const StateSizes& sizes_;
  double bound_;
};

}  // namespace

Checks tangentChecks(const System& system, const State& s, const StateSizes& sizes, double bound) {
  Workspace w = system.makeWorkspace();
  const int nv = system.nv(), m = system.m();
  VecX position = VecX::Ones(m);  // ones in the rows of position constraints, zeros in those of nonholonomic ones
  system.scales().scaleVelocityRows(0, position);
  const VecX velocity = VecX::Ones(m) - position, ofRows = VecX::Ones(m);
  const auto all = [&](const State& x) { return residual(system, x, w); };
  const auto dynamics = [&](const State& x) { return VecX(all(x).head(nv)); };
  const MatX K = differences(sizes.positions, differenceStep, all, movesOf(system, s)),
             C = differences(sizes.velocities, differenceStep, all, changesOf(s, &State::v)),
             M = differences(sizes.velocities, differenceStep, dynamics, changesOf(s, &State::vdot)),
             BT = differences(m, differenceStep, dynamics, changesOf(s, &State::lambda));
  const MatX SK = denseMatrix(system, s, {0, 0, 1}, nullptr);
  const MatX B = SK.bottomLeftCorner(m, nv),
             BvTangent = denseMatrix(system, s, {0, 1, 1}, nullptr).bottomLeftCorner(m, nv);
  TangentComparison of(sizes, bound);
  const VecX &x = sizes.positions, &v = sizes.velocities;
  of.compare("K = dr/dq", SK.topLeftCorner(nv, nv), K.topRows(nv), x, x);
  of.compare("B = dPhi/dq", position.asDiagonal() * B, position.asDiagonal() * K.bottomRows(m), ofRows, x);
  if (velocity.any()) {
    of.compare("B = d(B v)/dv", velocity.asDiagonal() * B, velocity.asDiagonal() * C.bottomRows(m), ofRows, v);
    of.compare("B + d(B v)/dq", velocity.asDiagonal() * BvTangent, velocity.asDiagonal() * (K + C).bottomRows(m),
               ofRows, x);
  }
  of.compare("B^T = dr/dlambda", SK.topRightCorner(nv, m), BT, x, ofRows);
  of.compare("C = dr/dv", denseMatrix(system, s, {0, 1, 0}, nullptr).topLeftCorner(nv, nv), C.topRows(nv), x, v);
  of.compare("M = dr/dv'", denseMatrix(system, s, {1, 0, 0}, nullptr).topLeftCorner(nv, nv), M, x, x);
  return of.checks;
}

Check biasCheck(const System& system, const State& s, const StateSizes& sizes, double h, double bound) {
  Workspace w = system.makeWorkspace();
  const auto Bv = [&](double by) {
    State x = moved(system, s, s.v * by);
    x.t += by;
    VecX out(system.m());
    system.constraints().rates(system.evaluateKinematics(x, w), out);
    return out;
  };
  const VecX expected = timeDifference(h, Bv);
  VecX bias(system.m());
  system.constraints().accelerationBias(system.evaluateKinematics(s, w), bias);
  const double scale = std::max(sizes.rest, expected.lpNorm<Eigen::Infinity>());
  const double error = (bias - expected).cwiseAbs().maxCoeff<Eigen::PropagateNaN>();
  return {"B' v + Phi_tt", error > 0 ? error / scale : error, bound};
}

Check energyCheck(const System& system, const System& without, State s, double h, double rest, double bound) {
  s.lambda.setZero();  // of the joints that a force refers to
  State bareState = s;
  bareState.lambda = VecX::Zero(without.m());
  Workspace w = system.makeWorkspace(), bare = without.makeWorkspace();
  system.accept(system.evaluate(s, w), s);  // states of forces move on from here
  const auto rateOf = [&](const System& of, const State& from, Workspace& memory) {
    const auto stored = [&](double by) {
      State x = moved(of, from, from.v * by);
      x.t += by;
      const SystemEnergy e = of.energy(of.evaluate(x, memory));
      return e.potential + e.elastic;
    };
    return (stored(h) - stored(-h)) / (2 * h);
  };
  const double rate = rateOf(system, s, w) - rateOf(without, bareState, bare);
  const EvaluatedState at = system.evaluate(s, w);
  const double power = s.v.dot(without.evaluate(bareState, bare).r() - at.r());  // -g . V, what the bodies receive
  const SystemEnergy e = system.energy(at);
  const double scale = std::max({rest, std::abs(rate), std::abs(power), e.dissipation, std::abs(e.work)});
  const double imbalance = std::abs(rate + power + e.dissipation - e.work);
  return {"energy: d stored/dt + power + dissipated - supplied", imbalance > 0 ? imbalance / scale : imbalance, bound};
}

}  // namespace gyre
