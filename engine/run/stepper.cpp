#include "run/stepper.h"

#include "integrators/newton_test.h"
#include "integrators/step_failure.h"
#include "system/initial_conditions.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gyre {
namespace {

std::unique_ptr<Integrator> createIntegrator(const Element& simulation) {
  return static_cast<const IntegratorType&>(*simulation.type).create(simulation.params);
}

bool sameLayout(const System& a, const System& b) {
  const auto same = [](const Channel& x, const Channel& y) { return x.name == y.name && x.unit == y.unit; };
  return a.nv() == b.nv() && a.m() == b.m() &&
         std::equal(a.channels().begin(), a.channels().end(), b.channels().begin(), b.channels().end(), same);
}

/// Limits of the steps: a method that chooses them is held up by output times only.
RunSettings gridSettings(RunSettings run, bool choosesStep) {
  if (choosesStep) run.step = run.output_step > 0 ? run.output_step : run.end_time;
  return run;
}

}  // namespace

Stepper::Stepper(const Model& model, std::shared_ptr<const System> system)
    : system_(std::move(system)),
      simulation_(model.simulation()),
      settings_(runSettings(simulation_)),
      integrator_(createIntegrator(simulation_)),
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
  s->prepareSwitches(*initial);
  s->energy_.start(s->state_.t, s->system_->energy(s->state_, s->workspace()));
  s->last_ = {.t0 = s->state_.t, .t1 = s->state_.t};
  return s;
}

Expected<void> Stepper::exchange(const Model& model) {
  auto system = System::compile(model);
  if (!system) return fail(system.error());
  if (!sameLayout(*system_, **system))
    return failInput("a run goes on with changed numbers only; elements came, went or changed their kind");
  if (auto refused = refusal(static_cast<const IntegratorType&>(*simulation_.type), model))
    return fail(std::move(*refused));
  State start = (*system)->initialState();
  if (start.q.size() != state_.q.size() || start.path.size() != state_.path.size())
    return failInput("a run goes on with changed numbers only; what is counted along it changed");
  start = state_;
  const auto initial = consistentState(**system, std::move(start));
  if (!initial) return fail(initial.error());
  auto integrator = createIntegrator(simulation_);
  State s;
  if (auto ok = integrator->initialize(*system, *initial, s); !ok) return ok;
  system_ = *system;
  integrator_ = std::move(integrator);
  state_ = std::move(s);
  prepareSwitches(*initial);
  values_.exchange(*system_);
  energy_.exchange(system_->energy(state_, workspace()));
  return {};
}

/// What a method of constant order has no need to tell.
void Stepper::completed(StepReport& report) const {
  if (report.order == 0) {
    report.order = static_cast<const IntegratorType&>(*simulation_.type).capabilities.order;
    (choosesStep() ? report.errorTestFailures : report.convergenceFailures) = report.retries;
  }
  if (report.h == 0) report.h = report.t1 - report.t0;
}

void Stepper::prepareSwitches(const InitialState& start) {
  const auto& times = system_->switches().times;
  const auto isPassed = [&](const TimeSwitch& w) { return w.after <= state_.t; };
  switch_ = static_cast<std::size_t>(std::partition_point(times.begin(), times.end(), isPassed) - times.begin());
  atSwitch_.reset();
  if (times.empty()) return;
  atSwitch_.emplace(*system_, indexOneRegularization(*system_, start));
  before_ = state_;
  change_ = state_.v;
}

const TimeSwitch* Stepper::nextSwitch() const {
  const auto& times = system_->switches().times;
  return switch_ < times.size() ? &times[switch_] : nullptr;
}

/// Goes on behind the switches that the state has come to.
Expected<void> Stepper::passSwitches() {
  for (const TimeSwitch* w = nextSwitch(); w && state_.t >= w->before - sameSwitch(w->before); w = nextSwitch()) {
    ++switch_;
    state_.t = std::max(state_.t, w->after);
    lastSwitch_ = state_.t;
    if (!w->accelerationJumps) continue;
    if (auto ok = beginAnew(w->velocityJumps || choosesStep()); !ok) return ok;
    const SystemEnergy energy = system_->energy(state_, workspace());
    w->velocityJumps ? energy_.exchange(energy) : energy_.add(state_.t, energy);
  }
  return {};
}

/// Accelerations and multipliers follow from positions and velocities, after these were moved onto the constraints.
Expected<void> Stepper::beginAnew(bool moved) {
  bool found = true;
  if (moved && system_->m() > 0) {
    found = atSwitch_->projectPosition(state_, roundOff(system_->lengthScale()));
    if (found) atSwitch_->projectVelocity(state_);
  }
  if (!found || !atSwitch_->accelerations(state_))
    return fail(stepFailure(*system_, "the motion does not go on where a function of time switches", state_.t, 0));
  return integrator_->restart(state_);
}

/// So short a step that methods of constant step would divide rounding by its square: by Taylor's series, its error of
/// third order, and projected.
Expected<StepReport> Stepper::shortStep(double t) {
  before_ = state_;
  const double h = t - state_.t;
  change_ = h * state_.v + (h * h / 2) * state_.vdot;
  system_->plus(before_.q, change_, state_.q);
  state_.v += h * state_.vdot;
  state_.t = t;
  if (auto ok = beginAnew(true); !ok) {
    state_ = before_;
    return fail(ok.error());
  }
  return StepReport{.t0 = before_.t, .t1 = t, .evaluations = 1};
}

/// Where nobody asks for a row, a grid point so near to a switch that the step between would be all rounding is left
/// out.
void Stepper::passNearGridPoints() {
  constexpr double nearest = 1e-2;  // of a step
  const double h = target() - grid_.time(gridIndex_);
  const auto isNear = [&](double t) { return std::abs(target() - t) < nearest * h; };
  const auto isAsked = [&] {
    return target() >= settings_.end_time || (settings_.output_step > 0 && grid_.isOutput(gridIndex_ + 1));
  };
  const TimeSwitch* next = nextSwitch();
  while (!isAsked() && (target() <= state_.t || isNear(lastSwitch_) || (next && isNear(next->before)))) ++gridIndex_;
}

/// Where the next step ends at the latest.
double Stepper::stepLimit() const {
  double longest = longest_, limit = target();
  if (const TimeSwitch* next = nextSwitch()) {
    if (next->before <= limit + sameSwitch(limit)) limit = next->before;
    // What happens between two switches within one step of constant size is not all left to that step.
    constexpr double pieces = 16;
    const double between = next->before - lastSwitch_;
    if (!choosesStep() && between < settings_.step && next->before < next->after)
      longest = std::min(longest, between / pieces);
  }
  // No remainder that is nothing but rounding.
  return limit - state_.t <= longest * (1 + 1e-6) ? limit : state_.t + longest;
}

/// A switch beside a grid point is met at that point; what holds there, at the very number, is what a row shows.
Expected<void> Stepper::meetGrid() {
  if (std::abs(state_.t - target()) > sameSwitch(target())) return {};
  state_.t = target();
  const TimeSwitch* next = nextSwitch();
  return next && next->before < next->after && state_.t >= next->after ? passSwitches() : Expected<void>{};
}

Expected<StepReport> Stepper::step() {
  const bool switches = !system_->switches().times.empty();
  if (switches) {
    if (auto ok = passSwitches(); !ok) return fail(ok.error());
    passNearGridPoints();
  }
  constexpr double shortest = 1e-4;  // of a step
  const double limit = stepLimit();
  const bool isShort = switches && !choosesStep() && limit - state_.t < shortest * settings_.step;
  auto report = isShort ? shortStep(limit) : integrator_->advance(state_, limit);
  if (!report) return report;
  energy_.add(state_.t, system_->energy(state_, workspace()));
  completed(*report);
  values_.count(*report);
  last_ = *report;
  if (switches)
    if (auto ok = meetGrid(); !ok) return fail(ok.error());
  const bool arrived = state_.t >= target();
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
