#include "integrators/kkt_probes.h"

#include "integrators/newton_test.h"

#include <random>

namespace gyre {
namespace {

/// Largest entries of the solutions for a few right-hand sides of +-roundOff(1) times the scales, from row `first` on.
VecX largestResponse(const VecX& scales, int first, int size, KktSystem& kkt) {
  constexpr int probes = 4;
  std::minstd_rand random(1);
  VecX largest = VecX::Zero(size), probe(size);
  for (int i = 0; i < probes; ++i) {
    probe.setZero();
    for (Eigen::Index j = 0; j < scales.size(); ++j)
      probe[first + j] = (random() & 1 ? 1 : -1) * roundOff(1) * scales[j];
    kkt.solve(probe);
    largest = largest.cwiseMax(probe.cwiseAbs());
  }
  return largest;
}

}  // namespace

ProbedRoundOff probedRoundOff(const System& system, const EvaluatedKinematics& at, KktSystem& kkt) {
  const int nv = system.nv(), m = system.m();
  const VecX rounding = roundOff(1) * system.scales().velocity;
  ProbedRoundOff out{VecX::Zero(nv + m), rounding};
  out.floor.head(nv) = rounding;
  if (m == 0) return out;
  massAndConstraints(system, at, kkt.matrix());
  if (!kkt.factor()) return out;  // the first step will report it
  const VecX response = largestResponse(system.scales().row, nv, nv + m, kkt);
  out.reach = rounding.cwiseMax(response.head(nv));
  out.floor.tail(m) = response.tail(m);
  return out;
}

VecX probedRateRoundOff(const System& system, KktSystem& kkt) {
  const int nv = system.nv(), m = system.m();
  if (m == 0 || !kkt.factor()) return VecX::Zero(m);
  return largestResponse(system.scales().velocity, 0, nv + m, kkt).tail(m);
}

}  // namespace gyre
