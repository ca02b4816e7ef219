#include "integrators/newton_corrector.h"

namespace gyre {

NewtonCorrector::NewtonCorrector(const System& system, const State& s, NewtonTolerance tolerance, NewtonRules rules)
    : system_(&system),
      tolerance_(tolerance),
      rules_(rules),
      w_(system.makeWorkspace()),
      kkt_(std::make_unique<KktSystem>(system, VecX::Zero(system.m()), KktUse::corrections)),
      correction_(VecX::Zero(system.nv() + system.m())),
      direction_(correction_),
      residual_(correction_),
      moved_(correction_) {
  residuals_.emplace(system);
  const auto roundOff = probedRoundOff(system, system.evaluateKinematics(s, w_), *kkt_);
  test_ = rules.publishedTest ? NewtonTest::published(tolerance, roundOff)
                              : NewtonTest(tolerance, system.scales().velocity, roundOff);
}

bool NewtonCorrector::takeResidual(const EvaluatedState& at, const NewtonScaling& scaling) {
  correction_.head(system_->nv()) = -scaling.scale * at.r();
  correction_.tail(system_->m()) = -at.Phi();
  system_->scales().scaleVelocityRows(1 / scaling.rate, correction_.tail(system_->m()));
  return correction_.allFinite();
}

Error NewtonCorrector::notFinite(const State& trial) const {
  return failure("a force or an equation is not finite", trial, firstNotFinite(correction_).value_or(0));
}

}  // namespace gyre
