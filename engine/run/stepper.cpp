#include "run/stepper.h"

#include <limits>

namespace gyre {
namespace {

/// Limits of the steps: a method that chooses them is held up by output times only.
RunSettings gridSettings(RunSettings run, bool choosesStep) {
  if (choosesStep) run.step = run.output_step > 0 ? run.output_step : run.end_time;
  return run;
}

}  // namespace

Stepper::Stepper(const Model& model, std::shared_ptr<const System> system)
    : system_(std::move(system)),
      settings_(runSettings(model.simulation())),
      integrator_(static_cast<const IntegratorType&>(*model.simulation().type).create(model.simulation().params)),
      grid_(gridSettings(settings_, integrator_->choosesStep())),
      values_(*system_) {}

Expected<std::unique_ptr<Stepper>> Stepper::create(const Model& model, bool assemble) {
  auto system = System::compile(model);
  if (!system) return fail(system.error());
  if (auto refused = refusal(static_cast<const IntegratorType&>(*model.simulation().type), model))
    return fail(std::move(*refused));
  const auto initial = consistentInitialState(**system, assemble);
  if (!initial) return fail(initial.error());
  std::unique_ptr<Stepper> s(new Stepper(model, *system));
  s->mobility_ = initial->mobility;
  if (auto ok = s->integrator_->initialize(*system, *initial, s->state_); !ok) return fail(ok.error());
  s->energy_.start(s->state_.t, s->system_->energy(s->state_, s->workspace()));
  s->last_ = {.t0 = s->state_.t, .t1 = s->state_.t};
  return s;
}

Expected<StepReport> Stepper::step() {
  const double limit = target();
  auto report = integrator_->advance(state_, limit);
  if (!report) return report;
  energy_.add(state_.t, system_->energy(state_, workspace()));
  last_ = *report;
  const bool arrived = state_.t >= limit;
  if (arrived) ++gridIndex_;
  // A step that was halved ends between grid points: recorded only when every step is.
  output_ = arrived ? grid_.isOutput(gridIndex_) : settings_.output_step == 0;
  return report;
}

double Stepper::rowsAtMost() const {
  // Where every step is recorded, steps that are halved or chosen by the method add rows.
  return settings_.output_step == 0 ? std::numeric_limits<double>::infinity() : grid_.rows();
}

double Stepper::expectedSteps() const { return integrator_->choosesStep() ? 1 : grid_.steps(); }

}  // namespace gyre
