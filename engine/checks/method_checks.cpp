#include "checks/method_checks.h"

#include "bodies/link_ends.h"
#include "checks/check_model.h"
#include "diagnostics/order_estimate.h"
#include "integrators/runge_kutta/rkmk.h"
#include "joints/revolute.h"
#include "lie/so3.h"
#include "run/saved_state.h"
#include "run/stepper.h"

#include <fmt/format.h>
#include <array>
#include <cmath>
#include <optional>
#include <stdexcept>

namespace gyre {
namespace {

// A slope over three steps of a smooth motion is off by less; a method of twice the error of its order is none of it.
constexpr double orderMargin = 0.2;
constexpr double wayBackBound = 1e-9;  // rounding of a hundred steps, amplified by the motion

/// An asymmetric body that turns freely, about an axis near none of its own.
CheckModel freeBody() {
  CheckModel b;
  b.body("top", {.position = {0.1, 0.2, 0.3}}, {1, 0, -0.5}, {2, 1, -1.5});
  return b;
}

/// Two bodies on balls under gravity.
CheckModel doublePendulum() {
  CheckModel b;
  b.gravity({0, 0, -9.81});
  const ElementId one = b.body("upper", {.position = {0.5, 0, 0}}, {0, 0.5, 0}, {0, 0, 1});
  const ElementId two = b.body("lower", {.position = {1.5, 0, 0}}, {0, 1.5, 0}, {0, 0, 1});
  b.ball("pin", ground, {0, 0, 0}, one, {-0.5, 0, 0});
  b.ball("joint", one, {0.5, 0, 0}, two, {-0.5, 0, 0});
  return b;
}

/// Three bodies in a closed loop of four hinges whose axes are parallel: three of its equations depend on the others.
CheckModel fourBar() {
  CheckModel b;
  b.gravity({0, -9.81, 0});
  const double x = 0.4, y = 0.7;
  const double omega = 2;  // all three turn with the parallelogram, the coupler not
  const Vec3 ofCrank(-omega * y / 2, omega * x / 2, 0);
  const Quat along(Eigen::AngleAxisd(std::atan2(y, x), Vec3::UnitZ()));
  const double half = std::hypot(x, y) / 2;
  const ElementId crank = b.body("crank", {{x / 2, y / 2, 0}, along}, ofCrank, {0, 0, omega}),
                  coupler = b.body("coupler", {.position = {x + 0.5, y, 0}}, 2 * ofCrank, {0, 0, 0}),
                  rocker = b.body("rocker", {{1 + x / 2, y / 2, 0}, along}, ofCrank, {0, 0, omega});
  const auto hinge = [&](const char* name, ElementId one, const Vec3& at1, ElementId two, const Vec3& at2) {
    b.add(revoluteType(), name, LinkEnds{one, {.position = at1}, two, {.position = at2}});
  };
  hinge("A", ground, {0, 0, 0}, crank, {-half, 0, 0});
  hinge("B", crank, {half, 0, 0}, coupler, {-0.5, 0, 0});
  hinge("C", coupler, {0.5, 0, 0}, rocker, {half, 0, 0});
  hinge("D", ground, {1, 0, 0}, rocker, {-half, 0, 0});
  return b;
}

struct Sample {
  const char* name;
  CheckModel (*make)();
  bool hasJoints;
};
constexpr Sample samples[] = {
    {"free body", freeBody, false}, {"double pendulum", doublePendulum, true}, {"four-bar", fourBar, true}};

std::unique_ptr<Stepper> begun(const Model& model) {
  auto run = Stepper::create(model, true);
  if (!run) throw std::runtime_error(run.error().text());
  return std::move(*run);
}

/// What is seen of a run to its end.
struct Course {
  State end;
  double position = 0, rate = 0;  ///< largest violations, relative
  double energy = 0;              ///< largest change of the total energy, relative to the largest kinetic one
};

Course course(const Model& model) {
  const auto run = begun(model);
  Course out;
  Workspace w = run->system().makeWorkspace();
  const auto energy = [&] { return run->system().energy(run->system().evaluate(run->state(), w)); };
  const double first = energy().total();
  double kinetic = energy().kinetic, change = 0;
  while (!run->finished()) {
    if (const auto step = run->step(); !step) throw std::runtime_error(step.error().text());
    const Violation v = violation(run->system(), run->state());
    out.position = std::max(out.position, v.position.relative);
    out.rate = std::max(out.rate, v.velocity.relative);
    const SystemEnergy e = energy();
    kinetic = std::max(kinetic, e.kinetic);
    change = std::max(change, std::abs(e.total() - first));
  }
  out.end = run->state();
  out.energy = change / kinetic;
  return out;
}

class MethodOnSample {
 public:
  MethodOnSample(const IntegratorType& type, const Sample& sample) : type_(type), sample_(sample) {}
  Checks checks;

  void run() {
    const Course reference = runOf(rkmkType(), 1e-3);
    const std::array<double, 3> steps{4e-3, 2e-3, 1e-3};
    std::array<Course, 3> courses;
    std::array<OrderPoint, 3> positions, energies;
    for (std::size_t i = 0; i < 3; ++i) {
      courses[i] = runOf(type_, steps[i]);
      positions[i] = {steps[i], (courses[i].end.q - reference.end.q).lpNorm<Eigen::Infinity>()};
      energies[i] = {steps[i], courses[i].energy};
    }
    const double order = type_.create(type_.defaults)->order();
    add("order of positions", slope(positions), order - orderMargin, true);
    add("order of energy", slope(energies), order - orderMargin, true);
    const auto method = type_.create(type_.defaults);
    if (sample_.hasJoints) {
      add("violation of constraints", courses.back().position, method->constraintTolerance(1));
      if (method->holdsRates()) add("violation of their rates", courses.back().rate, method->rateTolerance(1, 1));
    }
    if (type_.capabilities.symmetric) add("way back with -v", wayBack(), wayBackBound);
    add("steps of a saved run that differ", differenceOfSavedRun(), 0);
  }

 private:
  static constexpr double end = 0.2;

  void add(const char* what, double measured, double bound, bool isAtLeast = false) {
    checks.push_back({std::string(sample_.name) + ": " + what, measured, bound, isAtLeast});
  }
  /// The order of errors that fall with the step; one that is exact to rounding has any.
  static double slope(const std::array<OrderPoint, 3>& points) {
    if (points.front().error < 1e-11) return std::numeric_limits<double>::infinity();
    return std::log(points.front().error / points.back().error) / std::log(points.front().step / points.back().step);
  }
  Course runOf(const TypeInfo& method, double step) const {
    CheckModel b = sample_.make();
    b.integrate(method, step, end);
    return course(b.model());
  }
  /// By how much positions miss the start after the motion turned round.
  double wayBack() const {
    CheckModel b = sample_.make();
    b.integrate(type_, 2e-3, 2 * end);
    const auto run = begun(b.model());
    const State start = run->state();
    const int steps = static_cast<int>(std::lround(end / 2e-3));
    for (int i = 0; i < steps; ++i)
      if (const auto step = run->step(); !step) throw std::runtime_error(step.error().text());
    const auto back = Stepper::createAt(b.model(), [&](const System& system) -> Expected<State> {
      State turned = system.initialState();
      turned.q = run->state().q;
      turned.v = -run->state().v;
      return turned;
    });
    if (!back) throw std::runtime_error(back.error().text());
    for (int i = 0; i < steps; ++i)
      if (const auto step = (*back)->step(); !step) throw std::runtime_error(step.error().text());
    return ((*back)->state().q - start.q).lpNorm<Eigen::Infinity>();
  }
  /// How many numbers of the end differ between a run and one that went on from its middle.
  double differenceOfSavedRun() const {
    CheckModel b = sample_.make();
    b.integrate(type_, 2e-3, end);
    const auto run = begun(b.model());
    std::optional<SavedState> middle;
    while (!run->finished()) {
      if (const auto step = run->step(); !step) throw std::runtime_error(step.error().text());
      if (middle || run->state().t < end / 2) continue;
      auto saved = SavedState::of(*run, b.model());
      if (!saved) throw std::runtime_error(saved.error().text());
      middle = std::move(*saved);
    }
    auto resumed = middle->resume(b.model());
    if (!resumed) throw std::runtime_error(resumed.error().text());
    while (!(*resumed)->finished())
      if (const auto step = (*resumed)->step(); !step) throw std::runtime_error(step.error().text());
    const State &x = run->state(), &y = (*resumed)->state();
    return static_cast<double>((x.q.array() != y.q.array()).count() + (x.v.array() != y.v.array()).count() +
                               (x.lambda.array() != y.lambda.array()).count());
  }

  const IntegratorType& type_;
  const Sample& sample_;
};

}  // namespace

Checks methodChecks(const IntegratorType& type) {
  Checks out;
  for (const Sample& sample : samples) {
    if (sample.hasJoints && !type.capabilities.constraints) continue;
    addChecks(out, fmt::format("{}: its run", sample.name), [&] {
      MethodOnSample on(type, sample);
      on.run();
      return on.checks;
    });
  }
  return out;
}

}  // namespace gyre
