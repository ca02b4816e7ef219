#include "integrators/bdf/multiplier_tolerances.h"

#include "integrators/kkt_probes.h"
#include "system/kkt_system.h"

#include <algorithm>
#include <cmath>

namespace gyre {

MultiplierTolerances::MultiplierTolerances(const System& system, double unit, const VecX& weights, Workspace& w)
    : system_(system), unit_(unit), tolerances_(VecX::Zero(2 * system.m())) {
  for (std::size_t b = 0; b < system.bodies().size(); ++b) mass_ = std::max(mass_, system.bodies()[b].mass);
  const State initial = system.initialState();
  const EvaluatedKinematics at = system.evaluateKinematics(initial, w);
  KktSystem probe(system, VecX::Zero(system.m()));
  roundingLambda_ = probedRoundOff(system, at, probe, Redundancy::some).floor.tail(system.m());
  roundingMu_ = probedRateRoundOff(system, weights, probe);
}

void MultiplierTolerances::take(const double* multipliers, const double* v, const MotionSizes& sizes, double rtol,
                                double atol) {
  const auto m = static_cast<std::size_t>(system_.m());
  const double *mu = multipliers, *lambda = multipliers + m;
  const double length = system_.scales().length, fastest = sizes.fastest();
  const auto isLength = [&](std::size_t row) { return system_.scales().isLength[row] != 0; };
  const auto arm = [&](std::size_t row) { return isLength(row) ? 1 : length; };
  for (std::size_t i = 0; i < m; ++i) largestForce_ = std::max(largestForce_, std::abs(lambda[i]) / arm(i));
  const double force = std::max(largestForce_, 1e-3 * mass_ * length * fastest * fastest);
  for (std::size_t i = 0; i < m; ++i) {
    constexpr double share = BdfShares::ofVelocities;
    const double perLength = 1 / (isLength(i) ? unit_ : 1);
    const double ofMu = atol > 0 ? atol * perLength * perLength : share * fastest * perLength;
    const double ofLambda = atol > 0 ? atol : share * force * arm(i);
    tolerances_[static_cast<Eigen::Index>(i)] = rtol * std::abs(mu[i]) + ofMu;
    tolerances_[static_cast<Eigen::Index>(m + i)] = rtol * std::abs(lambda[i]) + ofLambda;
  }
  const Eigen::Map<const VecX> speeds(v, system_.nv());
  speed_ = 1 + (speeds.array().abs() / system_.scales().velocity.array()).maxCoeff();
}

/// Newton's test is stricter beside a singular position, by WeakRows::share(), for positions and velocities alone: the
/// share in these weights takes that back.
void MultiplierTolerances::putWeights(double alpha, const WeakRows& rows, double* weights) const {
  const Eigen::Index m = system_.m();
  const double left = rows.isNearSingular() ? rows.left() : 1, share = left * rows.share();
  for (Eigen::Index i = 0; i < m; ++i) {
    weights[i] = share / (tolerances_[i] + alpha * roundingMu_[i] / left);
    weights[m + i] = share / (tolerances_[m + i] + alpha * roundingLambda_[i] * speed_ / (left * left));
  }
}

}  // namespace gyre
