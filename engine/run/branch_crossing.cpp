#include "run/branch_crossing.h"

#include "functions/branch.h"

#include <fmt/format.h>
#include <cmath>

namespace gyre {
namespace {

constexpr double precision = 1e-9, nearEnd = 1e-6;  // of the step
constexpr int mostInARow = 4;
constexpr int mostTries = 8;

}  // namespace

BranchCrossing::BranchCrossing(std::shared_ptr<const System> system, FreshStart& fresh, bool interpolates,
                               ContactWatch* contacts)
    : system_(std::move(system)), fresh_(fresh), interpolates_(interpolates), contacts_(contacts) {}

std::uint64_t BranchCrossing::branchAt(const EvaluatedKinematics& at) const {
  const std::uint64_t ofForces = system_->forces().branch(at);
  return contacts_ ? combined(ofForces, contacts_->branch(at)) : ofForces;
}

void BranchCrossing::start(const EvaluatedKinematics& at) {
  branch_ = branchAt(at);
  behind_.reset();
  whole_ = at.state();
}

bool BranchCrossing::isSame(const State& s, const Integrator& integrator) const {
  return branchAt(integrator.evaluated(s)) == branch_;
}

/// Not where one switch follows the other: a law that drives the motion back to the condition as soon as it has left it
/// would hold the run up for good.
bool BranchCrossing::locates(double t, double h) {
  inARow_ = t - last_ <= 2 * h ? inARow_ + 1 : 0;
  last_ = t;
  if (inARow_ < mostInARow) return true;
  if (!saidFrom_) saidFrom_ = t;
  return false;
}

/// Steps of the method from where s is; false where it finds no way.
bool BranchCrossing::advance(double t, State& s, Integrator& integrator, StepReport& report) {
  while (s.t < t) {
    const auto part = integrator.advance(s, t);
    if (!part) return false;
    report.iterations += part->iterations;
  }
  return true;
}

/// @pre t lies within the step that began at `before`
bool BranchCrossing::stateAt(double t, const State& before, State& s, Integrator& integrator, StepReport& report) {
  if (interpolates_) return integrator.interpolate(t, s);
  s = before;
  return integrator.restart(s) && advance(t, s, integrator, report);
}

/// The last instant of the old branches and the first of others, in [same, other].
bool BranchCrossing::bisect(double& same, double& other, const State& before, State& s, Integrator& integrator,
                            StepReport& report) {
  const double least = precision * (other - same);
  while (other - same > least) {
    const double middle = same + 0.5 * (other - same);
    if (middle <= same || middle >= other) break;
    if (!stateAt(middle, before, s, integrator, report)) return false;
    (isSame(s, integrator) ? same : other) = middle;
  }
  return true;
}

StepReport BranchCrossing::cut(const State& before, StepReport report, State& s, Integrator& integrator) {
  if (isSame(s, integrator)) return report;
  const double h = s.t - before.t;
  if (!locates(s.t, std::max(h, report.h))) {
    branch_ = branchAt(integrator.evaluated(s));
    return report;
  }
  whole_ = s;
  double same = before.t, other = s.t;
  const bool found =
      bisect(same, other, before, s, integrator, report) && goBehind(same, other, before, s, integrator, report);
  if (!found) {
    s = whole_;
    (void)integrator.restart(s);
  }
  report.t1 = s.t;
  if (!isReached()) branch_ = branchAt(integrator.evaluated(s));
  return report;
}

/// Leaves the state before the switch; where that is the start or the end of the step, at its end.
bool BranchCrossing::goBehind(double same, double other, const State& before, State& s, Integrator& integrator,
                              StepReport& report) {
  const double end = whole_.t;
  if (same == before.t) {
    s = before;
    return fresh_.stepTo(other, s, integrator) && advance(end, s, integrator, report);
  }
  if (!stateAt(same, before, s, integrator, report)) return false;
  if (end - same < nearEnd * (end - before.t)) return fresh_.stepTo(end, s, integrator).has_value();
  behind_ = other;
  return true;
}

Expected<void> BranchCrossing::pass(State& s, Integrator& integrator) {
  double step = *behind_ - s.t;
  behind_.reset();
  // The tangent may need longer than the method did to get there.
  for (int tries = 0; tries < mostTries; ++tries, step *= 2) {
    if (auto report = fresh_.stepTo(s.t + step, s, integrator); !report) return fail(report.error());
    if (!isSame(s, integrator)) break;
  }
  branch_ = branchAt(integrator.evaluated(s));
  return {};
}

std::optional<std::string> BranchCrossing::takeWarning() {
  if (!saidFrom_ || said_) return std::nullopt;
  said_ = true;
  return fmt::format(
      "t = {:.6g} s: {} switches at every step; from here on steps pass over such switches that follow each other",
      *saidFrom_,
      contacts_ ? "a contact, or a condition on positions or velocities," : "a condition on positions or velocities");
}

}  // namespace gyre
