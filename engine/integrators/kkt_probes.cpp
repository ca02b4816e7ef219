#include "integrators/kkt_probes.h"

#include "integrators/newton_test.h"
#include "integrators/rotations.h"
#include "system/initial_conditions.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace gyre {
namespace {

int randomSign(std::minstd_rand& random) { return (random() & 1) ? 1 : -1; }

/// sqrt(x^T M x / 2)
double massWeightedNorm(const BodySet& bodies, const VecX& x) {
  double energy = 0;
  for (std::size_t b = 0; b < bodies.size(); ++b) energy += bodies[b].body->kineticEnergy(x.data() + bodies[b].v);
  return std::sqrt(energy);
}

/// The part of corrections that the regularization leaves over: how much the multipliers' own product with it calls for
/// in one solve after the other. Motions are compared, since multipliers that move nothing are not to shrink, by
/// masses, which makes most of the small eigenvalues.
double leftByRegularization(const System& system, KktSystem& kkt) {
  constexpr double negligible = 1e-6;  // rounding of redundant multipliers moves by less
  constexpr int passes = 4;
  const int nv = system.nv(), m = system.m();
  std::minstd_rand random(1);
  VecX y = VecX::Zero(nv + m);
  for (double& row : y.tail(m)) row = randomSign(random);
  const auto motionAfterSolve = [&] {
    kkt.solve(y);
    const double motion = massWeightedNorm(system.bodies(), y);
    y.head(nv).setZero();
    y.tail(m).array() *= kkt.matrix().epsW.array();
    return motion;
  };
  const double first = motionAfterSolve();
  double before = first, left = 0;
  for (int pass = 0; pass < passes; ++pass) {
    const double motion = motionAfterSolve();
    if (!(motion > negligible * first)) break;
    left = motion / before;
    before = motion;
  }
  return left;
}

/// Largest entries of the solutions for a few right-hand sides of +-roundOff(1) times the scales, from row `first` on.
VecX largestResponse(const VecX& scales, int first, int size, KktSystem& kkt) {
  constexpr int probes = 4;
  std::minstd_rand random(1);
  VecX largest = VecX::Zero(size), probe(size);
  for (int i = 0; i < probes; ++i) {
    probe.setZero();
    for (Eigen::Index j = 0; j < scales.size(); ++j) probe[first + j] = randomSign(random) * roundOff(1) * scales[j];
    kkt.solve(probe);
    largest = largest.cwiseMax(probe.cwiseAbs());
  }
  return largest;
}

/// The matrix in kkt, factored with the regularization that Newton's corrections bear. A measure of what it leaves is
/// that of the weakest eigenvalues together, so that independent constraints are measured again with what it asks for.
bool factorRegularized(const System& system, KktSystem& kkt, Redundancy rows) {
  constexpr double leaves = 0.001;
  constexpr double weakest = 1e-13 / regularizationSize;  // well above the rounding of a pivot that is to be zero
  constexpr int rounds = 4;
  kkt.matrix().epsW = regularization(system, kkt.matrix());
  if (!kkt.factor()) return false;
  double share = 1;
  for (int round = 0; round < rounds && share > 0; ++round) {
    const double left = leftByRegularization(system, kkt);
    if (!(left > leaves)) return true;
    const double eigenvalue = 1 / left - 1, wanted = share * leaves * eigenvalue;  // over the usual eps
    const double next = wanted >= weakest ? wanted : rows == Redundancy::some ? weakest : 0;
    kkt.matrix().epsW *= next / share;
    share = next;
    if (!kkt.factor()) return false;
    if (rows == Redundancy::some) return true;
  }
  return true;
}

}  // namespace

ProbedRoundOff probedRoundOff(const System& system, const EvaluatedKinematics& at, KktSystem& kkt, Redundancy rows) {
  const int nv = system.nv(), m = system.m();
  const Scales& scales = system.scales();
  const double stretch = system.stretch(at.state());
  VecX rounding = roundOff(stretch) * scales.velocity;
  forEachRotation(system, [&](std::size_t, int r, int) { rounding.segment<3>(r).setConstant(roundOff(1)); });
  ProbedRoundOff out{VecX::Zero(nv + m), rounding};
  out.floor.head(nv) = rounding;
  massAndConstraints(system, at, kkt.matrix());
  if (m == 0 || !factorRegularized(system, kkt, rows)) return out;  // the first step will report it
  const VecX response = largestResponse(scales.row.cwiseMax(stretch * scales.rowLength), nv, nv + m, kkt);
  out.reach = rounding.cwiseMax(response.head(nv));
  out.floor.tail(m) = response.tail(m);
  return out;
}

VecX probedRateRoundOff(const System& system, const VecX& weights, KktSystem& kkt) {
  const int nv = system.nv(), m = system.m();
  const KktStructure& k = system.structure();
  for (std::size_t b = 0; b < k.bodies.size(); ++b) {
    const auto [first, size] = k.bodies[b];
    kkt.matrix().A[b].setZero();
    kkt.matrix().A[b].diagonal().head(size) = weights.segment(first, size);
  }
  if (m == 0 || !factorRegularized(system, kkt, Redundancy::some)) return VecX::Zero(m);
  return largestResponse(weights.cwiseProduct(system.scales().velocity), 0, nv + m, kkt).tail(m);
}

}  // namespace gyre
