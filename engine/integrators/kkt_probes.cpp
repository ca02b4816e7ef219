#include "integrators/kkt_probes.h"

#include "integrators/newton_test.h"

#include <random>

namespace gyre {
namespace {

constexpr int probes = 4;

/// +-roundOff(1) times the scales.
void fillWithRounding(const VecX& scales, std::minstd_rand& random, VecRef out) {
  for (Eigen::Index i = 0; i < scales.size(); ++i) out[i] = (random() & 1 ? 1 : -1) * roundOff(1) * scales[i];
}

}  // namespace

ProbedRoundOff probedRoundOff(const System& system, const State& s, Workspace& w, KktMatrix& S, KktSolver& solver) {
  const int nv = system.nv(), m = system.m();
  const VecX rounding = roundOff(1) * system.velocityScales();
  ProbedRoundOff out{VecX::Zero(nv + m), rounding};
  out.floor.head(nv) = rounding;
  if (m == 0) return out;
  system.linearize(s, {1, 0, 0}, nullptr, w, S);
  if (!solver.factor(S)) return out;  // the first step will report it
  std::minstd_rand random(1);
  VecX probe = VecX::Zero(nv + m);
  for (int i = 0; i < probes; ++i) {
    probe.head(nv).setZero();
    fillWithRounding(system.rowScales(), random, probe.tail(m));
    solver.solve(probe);
    out.reach = out.reach.cwiseMax(probe.head(nv).cwiseAbs());
    out.floor.tail(m) = out.floor.tail(m).cwiseMax(probe.tail(m).cwiseAbs());
  }
  return out;
}

VecX probedRateRoundOff(const System& system, const KktMatrix& S, KktSolver& solver) {
  const int nv = system.nv(), m = system.m();
  VecX floor = VecX::Zero(m);
  if (m == 0 || !solver.factor(S)) return floor;
  std::minstd_rand random(1);
  VecX probe = VecX::Zero(nv + m);
  for (int i = 0; i < probes; ++i) {
    probe.tail(m).setZero();
    fillWithRounding(system.velocityScales(), random, probe.head(nv));
    solver.solve(probe);
    floor = floor.cwiseMax(probe.tail(m).cwiseAbs());
  }
  return floor;
}

}  // namespace gyre
