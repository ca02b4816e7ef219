#pragma once
// Leads a run over the times at which functions of time switch (system/time_switches.h): its steps end where the
// function still has its old branch, and the run goes on where it has its new one. Behind a switch the method begins
// anew, from accelerations and multipliers that follow from positions and velocities there.

#include "diagnostics/energy_budget.h"
#include "integrators/integrator.h"
#include "run/fresh_start.h"

#include <memory>

namespace gyre {

class SwitchCrossing {
 public:
  /// @param step   from one grid point to the next; methods of constant step take no longer ones [s]
  /// @param fresh  null where there are no switches; outlives this
  /// @param t      where the run begins, or goes on [s]
  SwitchCrossing(std::shared_ptr<const System> system, double step, bool choosesStep, FreshStart* fresh, double t);

  /// Whether there are switches at all.
  bool any() const { return !times().empty(); }
  /// Whether the run has come to the next one.
  bool isReached(double t) const { return next_ && t >= next_->before - sameSwitch(next_->before); }
  /// Whether a state at t lies behind the next switch, which has an extent.
  bool isBehind(double t) const { return next_ && next_->before < next_->after && t >= next_->after; }
  /// Goes on behind the switches that the state has come to; a failure leaves the state anywhere.
  /// @param lastStep  size of the method's last step [s]
  Expected<void> pass(State& s, Integrator& integrator, EnergyBudget& energy, double lastStep);

  /// Where a step from t ends at the latest: where more than a step is left to the next switch or grid point, in the
  /// middle. @param longest  no step may be longer [s]
  double limit(double t, double gridPoint, double longest) const;
  /// Whether a run at t does without this next grid point, for which nobody asks: a switch, at t or ahead, is less than
  /// half a step from it. A step so short between longer ones disturbs methods of constant step, whose constraints it
  /// divides by its square.
  bool leavesOut(double gridPoint, double t) const;
  /// Whether a step is cut so short, between a switch and a row that is asked for, that the accelerations of index-3
  /// methods at its end are little else than what the steps before left of the rates of the constraints, over it: the
  /// method begins anew from consistent ones.
  bool isShort(double h) const;
  /// Whether a step ends so soon that methods of constant step would divide rounding by its square: FreshStart::stepTo
  /// takes it.
  bool isTooShort(double h) const;

 private:
  friend class StateArchive;
  void persist(StateArchive& a) {
    std::size_t next = next_ ? static_cast<std::size_t>(next_ - times().data()) : times().size();
    a.index(next, 0, times().size() + 1);
    a(last_);
    next_ = next < times().size() ? &times()[next] : nullptr;
  }
  const std::vector<TimeSwitch>& times() const { return system_->switches().times; }
  bool beginsShorter(const TimeSwitch& passed, double lastStep) const;

  std::shared_ptr<const System> system_;
  double step_;  ///< [s]
  bool choosesStep_;
  const TimeSwitch* next_ = nullptr;  ///< null when none is left
  double last_;                       ///< where the run went on from the switch before, or began [s]
  FreshStart* fresh_;
};

}  // namespace gyre
