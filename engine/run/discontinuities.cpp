#include "run/discontinuities.h"

#include <cmath>

namespace gyre {

void Discontinuities::prepare(const std::shared_ptr<System>& system, const InitialState& initial, double gridStep,
                              const Integrator& integrator, const Capabilities& method, ContactWatch* contacts,
                              double t) {
  const bool haveBranches = contacts || system->forces().hasBranches();
  branches_.reset();
  fresh_.reset();
  if (haveBranches || !system->switches().times.empty()) fresh_ = std::make_unique<FreshStart>(system, initial);
  switches_.emplace(system, gridStep, integrator.choosesStep(), fresh_.get(), t);
  if (haveBranches) branches_.emplace(system, *fresh_, method.denseOutput, contacts);
  gridStep_ = gridStep;
  stops_.reset();
  if (!integrator.choosesStep() && StopWatch::hasStops(*system))
    stops_.emplace(system, initial, integrator.followsForces());
}

double Discontinuities::limitAtStops(const EvaluatedKinematics& here, double end) {
  const double left = end - here.t(), step = stops_->longestStep(here, left, gridStep_);
  return step < left ? here.t() + step : end;
}

Expected<void> Discontinuities::pass(State& s, const Run& run) {
  if (switches_->isReached(s.t))
    if (auto passed = passSwitches(s, run); !passed) return passed;
  return branches_ && branches_->isReached() ? passBranches(s, run) : Expected<void>{};
}

Expected<void> Discontinuities::passSwitches(State& s, const Run& run) {
  auto passed = switches_->pass(s, run.integrator, run.energy, run.lastStep);
  if (run.trace) run.trace->giveUp({.t = s.t, .h = run.lastStep, .outcome = StepOutcome::timeSwitch});
  if (passed) run.multipliers.choose(s);
  return passed;
}

Expected<void> Discontinuities::passBranches(State& s, const Run& run) {
  if (auto passed = branches_->pass(s, run.integrator); !passed) return passed;
  run.multipliers.choose(s);
  run.energy.addAndRestart(run.integrator.evaluated(run.multipliers.of(s)));
  return {};
}

Expected<void> Discontinuities::meet(double gridPoint, State& s, const Run& run) {
  if (std::abs(s.t - gridPoint) > sameSwitch(gridPoint)) return {};
  s.t = gridPoint;
  run.multipliers.setTime(s.t);
  return switches_->isBehind(s.t) ? passSwitches(s, run) : Expected<void>{};
}

Expected<void> Discontinuities::afterStep(double h, State& s, Integrator& integrator) {
  if (!switches_->isShort(h) || integrator.holdsRates()) return {};
  return fresh_->begin(s, integrator, true);
}

StepReport Discontinuities::cut(const State& before, const StepReport& whole, State& s, Integrator& integrator,
                                StepTrace* trace) {
  if (!branches_) return whole;
  const StepReport out = branches_->cut(before, whole, s, integrator);
  if (trace && branches_->isReached())
    trace->giveUp({.t = whole.t0, .h = whole.t1 - whole.t0, .outcome = StepOutcome::newBranch});
  return out;
}

}  // namespace gyre
