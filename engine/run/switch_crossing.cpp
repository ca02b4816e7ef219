#include "run/switch_crossing.h"

#include "integrators/newton_test.h"
#include "integrators/step_failure.h"
#include "system/initial_conditions.h"

#include <algorithm>
#include <cmath>

namespace gyre {

SwitchCrossing::SwitchCrossing(std::shared_ptr<const System> system, const RunSettings& run, bool choosesStep,
                               const InitialState& initial)
    : system_(std::move(system)), step_(run.step), choosesStep_(choosesStep), last_(initial.state.t) {
  next_ = system_->switches().next(initial.state.t);
  if (!any()) return;
  indexOne_ = std::make_unique<IndexOne>(*system_, indexOneRegularization(*system_, initial));
  from_ = initial.state;
  change_ = initial.state.v;
}

/// A method that chooses its steps judges their error by what it remembers of longer ones: across a point of a table,
/// where derivatives jump, it would take the error of a much shorter step for too small.
bool SwitchCrossing::beginsShorter(const TimeSwitch& passed, double lastStep) const {
  return choosesStep_ && next_ && lastStep > next_->before - passed.after;
}

Expected<void> SwitchCrossing::pass(State& s, Integrator& integrator, EnergyBudget& energy, double lastStep) {
  while (isReached(s.t)) {
    const TimeSwitch& w = *next_;
    next_ = &w == &times().back() ? nullptr : &w + 1;
    s.t = std::max(s.t, w.after);
    last_ = s.t;
    if (!w.beginsAnew && !beginsShorter(w, lastStep)) continue;
    if (auto ok = beginAnew(s, integrator, w.velocityJumps || choosesStep_); !ok) return ok;
    const SystemEnergy now = system_->energy(s, integrator.workspace());
    w.velocityJumps ? energy.exchange(now) : energy.add(s.t, now);
  }
  return {};
}

/// @param projected  whether positions and velocities are moved onto the constraints first
Expected<void> SwitchCrossing::beginAnew(State& s, Integrator& integrator, bool projected) {
  bool found = true;
  if (projected && system_->m() > 0) {
    found = indexOne_->projectPosition(s, roundOff(1));
    if (found) indexOne_->projectVelocity(s);
  }
  if (!found || !indexOne_->accelerations(s))
    return fail(stepFailure(*system_, "the motion does not go on where a function of time switches", s.t, 0));
  return integrator.restart(s);
}

double SwitchCrossing::limit(double t, double gridPoint, double longest) const {
  double end = gridPoint;
  if (next_) {
    if (next_->before <= end + sameSwitch(end)) end = next_->before;
    // What happens between two switches within one step of constant size is not all left to that step.
    constexpr double pieces = 16;
    const double between = next_->before - last_;
    if (!choosesStep_ && between < step_ && next_->before < next_->after) longest = std::min(longest, between / pieces);
  }
  // No remainder that is nothing but rounding.
  return end - t <= longest * (1 + 1e-6) ? end : t + longest;
}

bool SwitchCrossing::isNear(double gridPoint, double gridStep) const {
  constexpr double nearest = 1e-2;  // of a step
  const auto near = [&](double t) { return std::abs(gridPoint - t) < nearest * gridStep; };
  return near(last_) || (next_ && near(next_->before));
}

bool SwitchCrossing::isTooShort(double h) const {
  constexpr double shortest = 1e-4;  // of a step
  return any() && !choosesStep_ && h < shortest * step_;
}

Expected<StepReport> SwitchCrossing::taylorStep(State& s, double t, Integrator& integrator) {
  from_ = s;
  const double h = t - s.t;
  change_ = h * s.v + (h * h / 2) * s.vdot;
  system_->plus(from_.q, change_, s.q);
  s.v += h * s.vdot;
  s.t = t;
  if (auto ok = beginAnew(s, integrator, true); !ok) return fail(ok.error());
  return StepReport{.t0 = from_.t, .t1 = t, .evaluations = 1};
}

}  // namespace gyre
