#include "integrators/newton_corrector.h"

namespace gyre {
namespace {

constexpr double farAway = 100;  // sizes of the model from the origin: two digits of its positions are lost

}  // namespace

NewtonCorrector::NewtonCorrector(const System& system, const InitialState& initial, NewtonTolerance tolerance,
                                 NewtonRules rules)
    : system_(&system),
      tolerance_(tolerance),
      rules_(rules),
      w_(system.makeWorkspace()),
      kkt_(std::make_unique<KktSystem>(system, VecX::Zero(system.m()), KktUse::corrections)),
      correction_(VecX::Zero(system.nv() + system.m())),
      direction_(correction_),
      residual_(correction_),
      guiding_(VecX::Zero(system.m())),
      force_(VecX::Zero(system.nv())),
      isRedundant_(initial.mobility.redundant() > 0),
      isFar_(system.m() > 0 && system.scales().length > farAway * system.scales().size()) {
  residuals_.emplace(system);
  probe(initial.state);
}

void NewtonCorrector::probe(const State& s) {
  const auto roundOff = probedRoundOff(*system_, system_->evaluateKinematics(s, w_), *kkt_,
                                       isRedundant_ ? Redundancy::some : Redundancy::none);
  test_ = rules_.publishedTest ? NewtonTest::published(tolerance_, roundOff, isFar_)
                               : NewtonTest(tolerance_, newtonWeights(*system_, kkt_->matrix()), roundOff);
  kept_.drop();
  probedStretch_ = system_->stretch(s);
}

bool NewtonCorrector::takeResidual(const EvaluatedState& at, const NewtonScaling& scaling) {
  const int nv = system_->nv(), m = system_->m();
  // 0 times what is finite is 0, and of anything else no number.
  const double ofDynamics = sumOfRanges(nv, [&](Eigen::Index first, Eigen::Index n) {
    auto own = correction_.segment(first, n);
    own = -scaling.scale * at.r().segment(first, n);
    return (0.0 * own).sum();
  });
  const double ofConstraints = sumOfRanges(m, [&](Eigen::Index first, Eigen::Index n) {
    auto own = correction_.segment(nv + first, n);
    own = -at.Phi().segment(first, n);
    return (0.0 * own).sum();
  });
  const std::vector<int>& velocityRows = system_->scales().velocityRows;
  system_->scales().scaleVelocityRows(1 / scaling.rate, correction_.tail(m));
  return ofDynamics == 0 && ofConstraints == 0 && (velocityRows.empty() || correction_.allFinite());
}

bool NewtonCorrector::dynamicsSettle(const EvaluatedState& at, double scale) {
  constexpr double negligible = 1e-12;  // of the constraint forces, as rtol of Newton's test
  const double left = at.r().lpNorm<Eigen::Infinity>() * scale, before = dynamicsLeft_;
  dynamicsLeft_ = left;
  if (!(left < 0.5 * before)) return false;
  system_->constraints().force(at, at.state().lambda, force_);
  return left > negligible * scale * force_.lpNorm<Eigen::Infinity>();
}

const VecX& NewtonCorrector::guiding(const VecX& lambda) {
  if (!isRedundant_ || !kept_.exists()) return lambda;
  direction_.tail(lambda.size()) = lambda;
  kkt_->reduceMultipliers(direction_, residual_);
  guiding_ = direction_.tail(lambda.size());
  return guiding_;
}

Error NewtonCorrector::notFinite(const State& trial) const {
  return failure("a force or an equation is not finite", trial, firstNotFinite(correction_).value_or(0));
}

}  // namespace gyre
