#include "checks/link_checks.h"

#include "analysis/system_matrices.h"
#include "bodies/link_ends.h"
#include "checks/check_model.h"
#include "checks/element_checks.h"
#include "checks/reaction_checks.h"
#include "integrators/integrator.h"
#include "integrators/runge_kutta/rkmk.h"
#include "lie/so3.h"
#include "plugins/plugin_values.h"

#include <Eigen/SVD>
#include <stdexcept>

namespace gyre {
namespace {

constexpr double tangentBound = 1e-6;  // both sides are differences where the plugin gives no derivatives
constexpr double biasBound = 1e-8, energyBound = 1e-6, reactionBound = 1e-8, driftBound = 1e-10;
constexpr double small = 1e-5;  // step of differences, of the surroundings

using Rotation = Eigen::Matrix<double, 3, 3, Eigen::RowMajor>;

/// Two bodies with the element between them, somewhere in its surroundings and in space, and by what it is measured.
struct Linked {
  CheckModel with, without;
  StateSizes sizes;
  double step;  ///< of time, for differences along the motion [s]

  Linked(const TypeInfo& type, const extend::Surroundings& at, unsigned seed, bool hangs) {
    CheckNumbers random(seed);
    const double arm = at.length;
    const Frame one{random.vector(1), random.rotation()}, marker1{random.vector(arm), random.rotation()},
        marker2{random.vector(arm), random.rotation()};
    const Vec3 d = vec3Of(at.about.position) + random.vector(at.length);
    const Quat turn(
        Mat3(Eigen::Map<const Rotation>(at.about.orientation.rows.data()) * so3::exp(random.vector(at.angle / 2))));
    const Quat A1 = one.orientation * marker1.orientation;
    Frame two;
    two.orientation = (A1 * turn * marker2.orientation.conjugate()).normalized();
    const Vec3 arm1 = one.orientation * marker1.position, u = A1 * d, arm2 = two.orientation * marker2.position;
    two.position = one.position + arm1 + u - arm2;
    // Velocities: those of body 1, and those of marker 2 against it.
    const Vec3 omega1 = random.vector(0.3 * at.spin), v1 = random.vector(0.3 * at.speed);
    const Vec3 v = vec3Of(at.velocity) + random.vector(at.speed),
               w = vec3Of(at.angularVelocity) + random.vector(at.spin);
    const Vec3 omega2 = omega1 + A1 * w, v2 = v1 + omega1.cross(arm1 + u) + A1 * v - omega2.cross(arm2);
    const auto fill = [&](CheckModel& b) {
      const ElementId first = b.body("one", one, v1, one.orientation.conjugate() * omega1),
                      second = b.body("two", two, v2, two.orientation.conjugate() * omega2);
      if (!hangs) return std::pair(first, second);
      b.gravity({0, 0, -9.81});
      b.ball("pin", ground, one.position, first, Vec3::Zero());
      return std::pair(first, second);
    };
    fill(without);
    const auto [first, second] = fill(with);
    std::any params = type.defaults;
    for (const auto& [key, value] :
         {std::pair<const char*, Value>{"body1", first}, {"frame1", marker1}, {"body2", second}, {"frame2", marker2}})
      type.find(key)->set(params, value);
    with.add(type, "element", params);

    const double reach = d.norm() + 2 * arm;  // by which a turn of a body moves a marker
    const double turnSize = std::min(at.angle, at.length / reach), spinSize = std::min(at.spin, at.speed / reach);
    sizes.positions.resize(12);
    sizes.velocities.resize(12);
    for (Eigen::Index body = 0; body < 2; ++body) {
      sizes.positions.segment<3>(6 * body).setConstant(at.length);
      sizes.positions.segment<3>(6 * body + 3).setConstant(turnSize);
      sizes.velocities.segment<3>(6 * body).setConstant(at.speed);
      sizes.velocities.segment<3>(6 * body + 3).setConstant(spinSize);
    }
    sizes.rest = 1e-300;
    step = small / std::max(v.norm() / at.length, w.norm() / at.angle);
  }
};

std::shared_ptr<const System> compiled(const CheckModel& of) {
  auto system = System::compile(of.model());
  if (!system) throw std::runtime_error(system.error().text());
  return *system;
}

State randomState(const System& system, unsigned seed) {
  CheckNumbers random(seed);
  State s = system.initialState();
  for (VecX* x : {&s.vdot, &s.lambda})
    for (double& number : *x) number = random.within(1);
  return s;
}

/// Rank of the rows of the element.
int rankOf(const System& system, const State& s, int& rows) {
  const MatX all = constraintMatrix(system, s).B;
  MatX own(0, all.cols());
  for (int row = 0; row < system.m(); ++row)
    if (system.rowName(system.nv() + row).element == "element") {
      own.conservativeResize(own.rows() + 1, Eigen::NoChange);
      own.bottomRows<1>() = all.row(row);
    }
  rows = static_cast<int>(own.rows());
  for (Eigen::Index i = 0; i < own.rows(); ++i) own.row(i).normalize();
  const Eigen::JacobiSVD<MatX> svd(own);
  return static_cast<int>((svd.singularValues().array() > 1e-6).count());
}

/// From where the joint holds, under gravity.
Checks runChecks(Linked& linked, double duration) {
  linked.with.integrate(rkmkType(), duration / 100, duration);
  const std::shared_ptr<const System> system = compiled(linked.with);
  const auto initial = consistentInitialState(*system, true);
  if (!initial) throw std::runtime_error(initial.error().text());
  int rows = 0;
  const int rank = rankOf(*system, initial->state, rows);
  const auto integrator = integratorType(linked.with.model()).create(linked.with.model().simulation().params);
  State s;
  if (auto ok = integrator->initialize(system, *initial, s); !ok) throw std::runtime_error(ok.error().text());
  double imbalance = 0, drift = 0;
  while (s.t < duration * (1 - 1e-12)) {
    imbalance = std::max(imbalance, reactionImbalance(linked.with.model(), *system, integrator->evaluated(s)));
    if (const auto step = integrator->advance(s, duration); !step) throw std::runtime_error(step.error().text());
    drift = std::max(drift, violation(*system, s).position.relative);
  }
  return {{"equations that depend on each other", static_cast<double>(rows - rank), 0},
          {"reactions in Newton's and Euler's equations", imbalance, reactionBound},
          {"drift of the constraint along a run", drift, driftBound}};
}

}  // namespace

Checks forceChecks(const TypeInfo& type, const extend::Surroundings& at, unsigned seed) {
  const Linked linked(type, at, seed, false);
  const auto system = compiled(linked.with), bare = compiled(linked.without);
  State s = randomState(*system, seed);
  Workspace w = system->makeWorkspace();
  system->accept(system->evaluate(s, w), s);
  s.t += 1e3 * linked.step;  // states of the force have moved on from there
  Checks out;
  for (Check& check : tangentChecks(*system, s, linked.sizes, tangentBound))
    if (check.what.front() == 'K' || check.what.front() == 'C') out.push_back(std::move(check));
  out.push_back(energyCheck(*system, *bare, s, linked.step, 1e-300, energyBound));
  return out;
}

Checks jointChecks(const TypeInfo& type, const extend::Surroundings& at, unsigned seed) {
  const Linked linked(type, at, seed, false);
  const auto system = compiled(linked.with);
  const State s = randomState(*system, seed);
  Checks out;
  for (Check& check : tangentChecks(*system, s, linked.sizes, tangentBound))
    if (check.what.front() == 'K' || check.what.front() == 'B') out.push_back(std::move(check));
  out.push_back(biasCheck(*system, s, linked.sizes, 100 * linked.step, biasBound));
  Linked hanging(type, at, seed, true);
  addChecks(out, "a run with it", [&] { return runChecks(hanging, std::min(0.5, 0.5 * at.length / at.speed)); });
  return out;
}

}  // namespace gyre
