#include "run/switch_crossing.h"

#include <algorithm>
#include <cmath>

namespace gyre {
SwitchCrossing::SwitchCrossing(std::shared_ptr<const System> system, double step, bool choosesStep, FreshStart* fresh,
                               double t)
    : system_(std::move(system)), step_(step), choosesStep_(choosesStep), last_(t), fresh_(fresh) {
  next_ = system_->switches().next(t);
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
    if (!w.pole.empty())
      return fail({.kind = Error::Kind::numerical,
                   .message = "its function of time is not finite",
                   .element = w.pole,
                   .equation = w.poleOf,
                   .time = w.after});
    s.t = std::max(s.t, w.after);
    last_ = s.t;
    energy.restart();
    if (!w.beginsAnew && !beginsShorter(w, lastStep)) continue;
    if (auto ok = fresh_->begin(s, integrator, w.velocityJumps || choosesStep_); !ok) return ok;
    w.velocityJumps ? energy.exchange(integrator.evaluated(s)) : energy.addAndRestart(integrator.evaluated(s));
  }
  return {};
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
  if (choosesStep_) end = std::min(end, system_->switches().nextOfPulse(t));
  if (!choosesStep_ && end - t > step_ + sameSwitch(end)) longest = std::min(longest, (end - t) / 2);
  // No remainder that is nothing but rounding.
  return end - t <= longest * (1 + 1e-6) ? end : t + longest;
}

bool SwitchCrossing::leavesOut(double gridPoint, double t) const {
  const bool isLast = next_ && gridPoint < next_->before - sameSwitch(gridPoint) && next_->before - t < 1.5 * step_;
  const bool isFirst = t == last_ && gridPoint - t < 0.5 * step_ - sameSwitch(t);
  return isLast || isFirst;
}

bool SwitchCrossing::isShort(double h) const { return any() && !choosesStep_ && h < 0.5 * step_ - sameSwitch(last_); }

bool SwitchCrossing::isTooShort(double h) const {
  constexpr double shortest = 1e-4;  // of a step
  return any() && !choosesStep_ && h < shortest * step_;
}

}  // namespace gyre
