#include "plugins/plugin_integrator.h"

#include "integrators/halved_step.h"
#include "integrators/step_failure.h"
#include "plugins/plugin_values.h"
#include "plugins/system_equations.h"

#include <fmt/format.h>

namespace gyre {

class PluginIntegrator final : public Integrator {
 public:
  PluginIntegrator(const extend::IntegratorType& type, const PluginRun& p)
      : type_(type),
        settings_(static_cast<const RunSettings&>(p)),
        made_(type.create(PluginValues(type.about.keys, p.values))) {}

  Expected<void> initialize(std::shared_ptr<const System> system, const InitialState& initial, State& s) override {
    system_ = std::move(system);
    s = initial.state;
    equations_.emplace(*system_, initial);
    to_ = s;
    return restart(s);
  }

  Expected<void> restart(State& s) override {
    equations_->place_ = s;
    at_ = equations_->indexOne_.evaluate(s);
    system_->accept(at_, s);
    equations_->place_.internal = s.internal;
    try {
      made_->start(*equations_, seen(s));
    } catch (const std::exception& e) {
      return fail(failure(e.what(), s.t));
    }
    at_ = equations_->indexOne_.evaluate(s);
    return {};
  }

  Work work() const override { return equations_->indexOne_.work(); }
  EvaluatedKinematics evaluated(const State& s) const override { return at_.at(s); }
  bool followsForces() const override { return type_.treatsForcesExplicitly; }
  bool holdsRates() const override { return type_.holdsRates; }
  int order() const override { return type_.order; }

  void persist(StateArchive& a, State& s) override {
    a(equations_->indexOne_, previousStep_);
    for (double& x : made_->memory()) a(x);
    if (!a.reads()) return;
    equations_->place_ = s;
    at_ = equations_->indexOne_.evaluate(s);
  }

  Expected<StepReport> makeStep(State& s, double tLimit) override {
    start_.assign(made_->memory().begin(), made_->memory().end());
    const auto attempt = [&](double h, double end, StepReport& report) { return tried(s, h, end, report); };
    const auto accept = [&] {
      std::swap(s, to_);
      system_->accept(evaluated(s), s);
    };
    const auto restore = [&]() -> Expected<void> {
      std::copy(start_.begin(), start_.end(), made_->memory().begin());
      at_ = equations_->indexOne_.evaluate(s);
      return {};
    };
    return halvedStep({.t0 = s.t}, tLimit, settings_.step, previousStep_, attempt, accept, restore);
  }

 private:
  static std::span<double> spanOf(VecX& x) { return {x.data(), static_cast<std::size_t>(x.size())}; }
  extend::State seen(State& s) const { return {s.t, spanOf(s.q), spanOf(s.v), spanOf(s.vdot), spanOf(s.lambda)}; }
  Error failure(const char* what, double t) const {
    return {.kind = Error::Kind::numerical,
            .message = fmt::format("{}: {}", type_.about.name, what),
            .element = "simulation",
            .key = "integrator",
            .time = t};
  }

  std::optional<Error> tried(const State& s, double h, double end, StepReport& report) {
    to_ = s;
    equations_->place_.internal = s.internal;
    extend::State state = seen(to_);
    extend::Step made;
    try {
      made = made_->step(*equations_, state, h, end);
    } catch (const std::exception& e) {
      return failure(e.what(), s.t);
    } catch (...) {
      return failure("an exception that says nothing", s.t);
    }
    to_.t = end;
    report.iterations = made.iterations;
    if (made.failure) return failure(made.failure, end);
    if (!to_.q.allFinite() || !to_.v.allFinite()) {
      const int row = firstNotFinite(to_.v).value_or(0);
      return stepFailure(*system_, fmt::format("{}: a velocity or a position is not finite", type_.about.name), end,
                         row);
    }
    IndexOne& indexOne = equations_->indexOne_;
    if (type_.givesAccelerations) {
      at_ = indexOne.evaluate(to_);
      return std::nullopt;
    }
    const auto factored = indexOne.accelerations(to_);
    if (!factored) return failure("the accelerations cannot be computed: singular, or a force is not finite", end);
    at_ = factored->at();
    return std::nullopt;
  }

  const extend::IntegratorType& type_;
  RunSettings settings_;
  std::unique_ptr<extend::Integrator> made_;
  std::shared_ptr<const System> system_;
  std::optional<SystemEquations> equations_;
  EvaluatedKinematics at_;
  State to_;
  std::vector<double> start_;  ///< what it remembered at the start of the step
  double previousStep_ = 0;
};

namespace {

struct PluginIntegratorType final : IntegratorType {
  extend::IntegratorType plugin;
};

}  // namespace

Expected<std::shared_ptr<const IntegratorType>> pluginIntegratorType(const extend::IntegratorType& type,
                                                                     const std::string& file) {
  using P = PluginRun;
  if (!type.create) return failInput("it has no function that makes a method");
  auto keys = keyFields<P>(type.about.keys);
  if (!keys) return fail(keys.error());
  auto out = std::make_shared<PluginIntegratorType>();
  out->plugin = type;
  out->category = Category::integrator;
  out->id = type.about.name;
  out->label = type.about.title;
  out->help = fmt::format("{} A method of the plugin {}.", helpOf(type.about), file);
  out->fields = runFields<P>();
  for (Field& field : *keys) out->fields.push_back(std::move(field));
  P defaults;
  defaults.values = defaultsOf(type.about.keys);
  out->defaults = defaults;
  out->capabilities = {.order = type.order,
                       .constraints = type.takesConstraints,
                       .noConstraints = type.takesConstraints ? "" : "its plugin says that it takes none",
                       .noVelocityConstraints = "methods of plugins know constraints of positions",
                       .noCoupledMasses = "methods of plugins know bodies with an inertia of their own",
                       .symmetric = type.isSymmetric};
  const PluginIntegratorType* self = out.get();
  out->check = [self](const std::any& p) { return whyNotMade(self->plugin, std::any_cast<const P&>(p).values); };
  out->create = [self](const std::any& p) -> std::unique_ptr<Integrator> {
    return std::make_unique<PluginIntegrator>(self->plugin, std::any_cast<const P&>(p));
  };
  return out;
}

}  // namespace gyre
