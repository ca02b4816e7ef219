#include "run/stepper.h"

#include "model/time_step.h"
#include "plugins/plugin_fault.h"
#include "run/energy_warning.h"
#include "run/fastest_motion.h"
#include "run/fresh_start.h"
#include "run/step_gate.h"
#include "run/stop_watch.h"
#include "system/beam_strains.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>
#include <limits>

namespace gyre {
namespace {

std::unique_ptr<Integrator> createIntegrator(const Element& simulation) {
  return integratorType(simulation).create(simulation.params);
}

/// With what a plugin did wrong in a step that began then, an element of a flexible beam that can go no further, or the
/// stops of joints that are pressed.
Error explained(const System& system, const State& s, double begin, Error error) {
  if (const auto fault = beamFault(system, s); !fault.empty()) error.message += "; " + fault;
  if (const auto pressed = pressedStops(system, s); !pressed.empty()) error.message += "; " + pressed;
  return withPluginFault(system, begin, std::move(error));
}

bool sameLayout(const System& a, const System& b) {
  const auto same = [](const Channel& x, const Channel& y) { return x.name == y.name && x.unit == y.unit; };
  const std::vector<Channel> ofA = a.channels().list(), ofB = b.channels().list();
  return a.nv() == b.nv() && a.m() == b.m() && std::equal(ofA.begin(), ofA.end(), ofB.begin(), ofB.end(), same);
}

/// The system for one run of this method.
std::shared_ptr<System> runOf(const System& compiled, const Element& simulation) {
  std::shared_ptr<System> out = compiled.forRun();
  const auto& method = integratorType(simulation);
  if (out->contacts().any() && !method.capabilities.impacts) out->actOnContacts();
  return out;
}

/// Limits of the steps: a method that chooses them is held up by output times only.
RunSettings gridSettings(RunSettings run, bool choosesStep) {
  if (choosesStep) run.step = run.output_step > 0 ? run.output_step : run.end_time;
  return run;
}

/// Energy of the bodies going once through the model within the run, or held against its forces on such a way.
double energyScale(const System& system, const State& s, double duration) {
  const double length = system.scales().length, speed = length / duration;
  double mass = 0;
  for (std::size_t b = 0; b < system.bodies().size(); ++b) mass += system.bodies().body(b).mass();
  const double force = s.lambda.size() > 0 ? s.lambda.lpNorm<Eigen::Infinity>() : 0;
  return 0.5 * mass * speed * speed + force * length;
}

}  // namespace

Stepper::Stepper(const Model& model, std::shared_ptr<System> system)
    : system_(std::move(system)),
      simulation_(model.simulation()),
      settings_(runSettings(simulation_)),
      integrator_(createIntegrator(simulation_)),
      gate_(*system_),
      grid_(gridSettings(settings_, integrator_->choosesStep())),
      rows_(*system_) {}

/// Refused where its method cannot run it.
Expected<std::shared_ptr<System>> Stepper::forRun(const Model& model, const System& compiled) {
  std::shared_ptr<System> system = runOf(compiled, model.simulation());
  if (auto refused = refusal(integratorType(model), model)) return fail(std::move(*refused));
  return system;
}

Expected<std::unique_ptr<Stepper>> Stepper::create(const Model& model, bool assemble) {
  const auto compiled = System::compile(model);
  if (!compiled) return fail(compiled.error());
  return create(model, **compiled, assemble);
}

Expected<std::unique_ptr<Stepper>> Stepper::create(const Model& model, const System& compiled, bool assemble) {
  const auto system = forRun(model, compiled);
  if (!system) return fail(system.error());
  auto initial = consistentInitialState(**system, assemble);
  if (!initial) return fail(withPluginFault(**system, 0, std::move(initial.error())));
  return begin(model, *system, *initial);
}

Expected<std::unique_ptr<Stepper>> Stepper::createAt(const Model& model, const StateOfSystem& state) {
  const auto compiled = System::compile(model);
  if (!compiled) return fail(compiled.error());
  const auto system = forRun(model, **compiled);
  if (!system) return fail(system.error());
  auto there = state(**system);
  if (!there) return fail(there.error());
  if (there->t >= runSettings(model.simulation()).end_time)
    return failInput(fmt::format("the run is to begin at t = {:.6g} s, which is its end_time or later", there->t));
  auto initial = consistentState(**system, std::move(*there));
  if (!initial) return fail(withPluginFault(**system, 0, std::move(initial.error())));
  return begin(model, *system, *initial);
}

Expected<std::unique_ptr<Stepper>> Stepper::begin(const Model& model, const std::shared_ptr<System>& system,
                                                  const InitialState& initial) {
  std::unique_ptr<Stepper> s(new Stepper(model, system));
  const RunSettings& run = s->settings_;
  const bool byOutput = run.output_step > 0 && (s->choosesStep() || run.output_step < run.step);
  if (auto ok = checkStepSize(s->grid_.step(), run.end_time, byOutput ? "output_step" : "step"); !ok)
    return fail(ok.error());
  s->start_ = initial;
  s->contacts_.follow(RunContacts::watchOf(system, initial.state), s->choosesStep());
  if (auto ok = s->integrator_->initialize(system, initial, s->state_); !ok) return fail(ok.error());
  if (auto held = s->gate_.check(*s->integrator_, s->state_); !held) return fail(held.error());
  s->before_ = s->state_;
  s->gridIndex_ = s->grid_.indexAt(s->state_.t);
  s->prepare(initial);
  s->energy_.start(*system, s->evaluated(), s->integrator_->order(), energyScale(*s->system_, s->state_, run.end_time));
  s->last_ = {.t0 = s->state_.t, .t1 = s->state_.t};
  s->workAtStart_ = s->workOfParts();
  s->contacts_.checkStart(*system, s->energyBudget(), s->state_.t);
  return s;
}

Expected<void> Stepper::exchange(const Model& model) {
  const auto compiled = System::compile(model);
  if (!compiled) return fail(compiled.error());
  const std::shared_ptr<System> system = runOf(**compiled, simulation_);
  if (!sameLayout(*system_, *system))
    return failInput("a run goes on with changed numbers only; elements came, went or changed their kind");
  if (auto refused = refusal(integratorType(simulation_), model)) return fail(std::move(*refused));
  system->takeForces(*system_);
  State start = system->initialState();
  if (start.q.size() != state_.q.size() || !start.internal.hasLayoutOf(state_.internal))
    return failInput("a run goes on with changed numbers only; what is counted along it changed");
  start = state_;
  const auto initial = consistentState(*system, std::move(start));
  if (!initial) return fail(initial.error());
  auto integrator = createIntegrator(simulation_);
  State s;
  auto watched = RunContacts::watchOf(system, initial->state);
  if (auto ok = integrator->initialize(system, *initial, s); !ok) return ok;
  earlier_ = work();
  system_ = system;
  gate_ = StepGate(*system_);
  start_ = *initial;
  integrator_ = std::move(integrator);
  integrator_->traceNewton(newtonTrace_);
  integrator_->traceSteps(stepTrace_);
  contacts_.follow(std::move(watched), choosesStep());
  state_ = std::move(s);
  prepare(*initial);
  rows_.exchange(*system_);
  energy_.budget().exchange(*system_, evaluated());
  workAtStart_ = workOfParts();
  return {};
}

void Stepper::persist(StateArchive& a) {
  a(*system_, state_, last_, earlier_, workAtStart_, gridIndex_, output_);
  a.visit(*integrator_, state_);
  a(gate_, rows_);
  a.visit(multipliers_, state_);
  a(energy_, discontinuities_);
  if (a.fits()) a.visit(contacts_, evaluated());
  before_ = state_;
}

Work Stepper::workOfParts() const {
  Work out = integrator_->work();
  out += multipliers_.work();
  out += discontinuities_.work();
  return out;
}

TransientForceId Stepper::addForce(std::shared_ptr<const Force> force, int body1, int body2) {
  const TransientForceId id = system_->addForce(std::move(force), body1, body2);
  energy_.budget().exchange(evaluated());
  return id;
}

void Stepper::removeForce(TransientForceId id) {
  system_->removeForce(id);
  energy_.budget().exchange(evaluated());
}

/// What a method of constant order has no need to tell.
void Stepper::completed(StepReport& report) const {
  if (report.order == 0) {
    report.order = integratorType(simulation_).capabilities.order;
    (choosesStep() ? report.errorTestFailures : report.convergenceFailures) = report.retries;
  }
  if (report.h == 0) report.h = report.t1 - report.t0;
}

/// Takes the state back. What is not finite is the fault of an element that is so where the step began, at the time it
/// led to, if there is one: a load that grows beyond all bounds.
Error Stepper::broken(Error why) {
  const double t = state_.t;
  const bool finite = state_.v.allFinite() && state_.vdot.allFinite() && state_.lambda.allFinite();
  state_ = before_;
  if (finite) return why;
  State s = before_;
  s.t = t;
  Workspace w = system_->makeWorkspace();
  std::vector<double> values(system_->channels().size());
  system_->channels().report(system_->evaluate(s, w), values);
  if (auto element = finiteRow([this] { return system_->channels().list(); }, values); !element) {
    why = std::move(element.error());
    why.time = t;
  }
  return why;
}

void Stepper::prepare(const InitialState& initial) {
  multipliers_.prepare(*system_, initial.mobility.redundant() > 0);
  multipliers_.choose(state_);
  energy_.prepare(*system_, *integrator_, state_);
  discontinuities_.prepare(system_, initial, grid_.step(), *integrator_, integratorType(simulation_).capabilities,
                           contacts_.located(), state_.t);
  if (discontinuities_.locateBranches()) discontinuities_.start(evaluated());
  mayOmit_ = !discontinuities_.haveSwitches() && !discontinuities_.locateBranches() && !contacts_.areForces() &&
             system_->signalSet().size() == 0 &&
             system_->constraints().coordinateEquations.empty();  // whose power is that of their multipliers
}

Expected<void> Stepper::restart(bool jumps) {
  const auto begunAnew = [this]() -> Expected<void> {
    const State was = state_;
    FreshStart fresh(system_, start_);
    auto begun = fresh.begin(state_, *integrator_, choosesStep());
    earlier_ += fresh.work();
    if (!begun) state_ = was;
    return begun;
  };
  auto restarted = jumps ? begunAnew() : integrator_->restart(state_);
  multipliers_.choose(state_);
  if (discontinuities_.locateBranches() && restarted) discontinuities_.start(evaluated());
  jumps&& restarted ? energy_.budget().exchange(evaluated()) : energy_.budget().restart();
  return restarted;
}

/// Where nobody asks for a row.
void Stepper::leaveOutGridPoints() {
  const auto isAsked = [&] {
    return target() >= settings_.end_time || (settings_.output_step > 0 && grid_.isOutput(gridIndex_ + 1));
  };
  while (!isAsked() && (target() <= state_.t || discontinuities_.leavesOut(target(), state_.t))) ++gridIndex_;
}

Discontinuities::Run Stepper::runNow() { return {*integrator_, multipliers_, energy_.budget(), stepTrace_, last_.h}; }

/// What came of going on behind a discontinuity; on failure the state is that of before.
Expected<void> Stepper::behind(Expected<void> passed) {
  if (passed) return passed;
  state_ = before_;
  multipliers_.choose(state_);
  return passed;
}

Expected<StepReport> Stepper::advance() {
  double longest = longest_;
  if (contacts_.located())
    longest = std::min(longest, contacts_.longestStep(evaluated(), last_.h, target() - state_.t, settings_.end_time));
  double limit = discontinuities_.limit(state_.t, target(), longest);
  if (discontinuities_.watchesStops()) limit = discontinuities_.limitAtStops(evaluated(), limit);
  if (discontinuities_.isTooShort(limit - state_.t)) {
    auto report = discontinuities_.stepTo(limit, state_, *integrator_);
    if (!report) state_ = before_;
    return report;
  }
  auto report = integrator_->advance(state_, limit);
  if (!report && integrator_->followsForces())
    if (const auto warning = stiffnessWarning(*system_, state_, grid_.step()); !warning.empty())
      report.error().message += "; " + warning;
  if (!report || !discontinuities_.haveSwitches()) return report;
  if (auto ok = discontinuities_.afterStep(limit - before_.t, state_, *integrator_); !ok)
    return fail(broken(std::move(ok.error())));
  return report;
}

Expected<StepReport> Stepper::step() {
  before_ = state_;
  if (discontinuities_.isReached(state_.t)) {
    if (auto ok = behind(discontinuities_.pass(state_, runNow())); !ok) return fail(ok.error());
    before_ = state_;
  }
  if (discontinuities_.haveSwitches()) leaveOutGridPoints();
  const bool omits = mayOmit_ && settings_.output_step > 0 && !grid_.isOutput(gridIndex_ + 1);
  integrator_->omitAccelerations(omits);
  if (recordsSolver_) integrator_->recordSolver(grid_.isOutput(gridIndex_ + 1));
  auto report = advance();
  if (!report) return fail(explained(*system_, state_, state_.t, std::move(report.error())));
  multipliers_.forget();
  if (stepTrace_ && report->retries > 0) reportRetries(*report);
  report = discontinuities_.cut(before_, *report, state_, *integrator_, stepTrace_);
  if (auto held = gate_.check(*integrator_, state_); !held)
    return fail(explained(*system_, state_, before_.t, broken(std::move(held.error()))));
  if (!omits) multipliers_.choose(state_);
  energy_.add(*system_, *integrator_, state_, evaluated(), before_.t, report->t1 - report->t0);
  contacts_.add(*system_, *integrator_, state(), report->t1 - report->t0, energy_.budget());
  energy_.watch(state_.t);
  completed(*report);
  rows_.count(*report);
  last_ = *report;
  if (discontinuities_.haveSwitches())
    if (auto ok = behind(discontinuities_.meet(target(), state_, runNow())); !ok) return fail(ok.error());
  const bool arrived = state_.t >= target();
  if (arrived) ++gridIndex_;
  // A step that was halved ends between grid points: recorded only when every step is.
  output_ = arrived ? grid_.isOutput(gridIndex_) : settings_.output_step == 0;
  return report;
}

/// Reports steps that were halved, under methods of constant step.
void Stepper::reportRetries(const StepReport& report) {
  if (choosesStep()) return;
  double h = std::ldexp(report.t1 - report.t0, report.retries);
  for (int i = 0; i < report.retries; ++i, h /= 2)
    stepTrace_->giveUp({.t = report.t0, .h = h, .outcome = StepOutcome::notConverged});
}

Expected<void> Stepper::writeRow(std::span<double> row) {
  integrator_->computeAccelerations(state_);
  if (!multipliers_.areChosen()) multipliers_.choose(state_);
  auto filled = rows_.fill(evaluated(), energyBudget(), last_, contacts(), row);
  if (!filled) return fail(explained(*system_, state_, last_.t0, std::move(filled.error())));
  return filled;
}

std::optional<std::string> Stepper::takeWarning() {
  if (auto warning = discontinuities_.takeWarning()) return warning;
  return contacts_.takeWarning();
}

std::string Stepper::energyWarning() const {
  return gyre::energyWarning(*system_, state_, energy_.watched(), last_.h, choosesStep());
}

double Stepper::rowsAtMost() const {
  // Where every step is recorded, steps that are halved or chosen by the method add rows.
  return settings_.output_step == 0 ? std::numeric_limits<double>::infinity() : grid_.rows();
}

double Stepper::expectedSteps() const { return integrator_->choosesStep() ? 1 : grid_.steps(); }

}  // namespace gyre
