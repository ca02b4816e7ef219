#pragma once
// The discontinuities that a run leads its steps over: times at which functions switch (run/switch_crossing.h), and
// instants at which conditions on positions or velocities or contacts do (run/branch_crossing.h). A step ends there,
// and the method begins anew behind. At stops of joints, which set in smoothly, it only takes shorter steps
// (run/stop_watch.h).

#include "run/branch_crossing.h"
#include "run/chosen_multipliers.h"
#include "run/stop_watch.h"
#include "run/switch_crossing.h"

#include <memory>
#include <optional>
#include <string>

namespace gyre {

class Discontinuities {
 public:
  /// Who goes on behind a discontinuity.
  struct Run {
    Integrator& integrator;
    ChosenMultipliers& multipliers;
    EnergyBudget& energy;
    StepTrace* trace;  ///< null: none
    double lastStep;   ///< [s]
  };

  /// A run begins or goes on with another system. @param gridStep  as of SwitchCrossing
  /// @param contacts  those that touch are a branch, too; null where they do not count; outlives this
  void prepare(const std::shared_ptr<System>& system, const InitialState& initial, double gridStep,
               const Integrator& integrator, const Capabilities& method, ContactWatch* contacts, double t);
  /// Takes the branches of a state that the run begins with or was moved to from outside. @pre locateBranches()
  void start(const EvaluatedKinematics& at) { branches_->start(at); }

  /// Whether functions of time switch.
  bool haveSwitches() const { return switches_->any(); }
  /// Whether there are conditions on positions or velocities, or contacts that steps meet.
  bool locateBranches() const { return branches_.has_value(); }

  /// Whether a state at t stands before one.
  bool isReached(double t) const { return switches_->isReached(t) || (branches_ && branches_->isReached()); }
  /// Goes on behind; a failure leaves the state anywhere.
  Expected<void> pass(State& s, const Run& run);
  /// A switch beside a grid point is met at that point; what holds there, at the very number, is what a row shows. A
  /// failure leaves the state anywhere. @pre haveSwitches()
  Expected<void> meet(double gridPoint, State& s, const Run& run);
  /// SwitchCrossing::leavesOut.
  bool leavesOut(double gridPoint, double t) const { return switches_->leavesOut(gridPoint, t); }

  /// SwitchCrossing::limit.
  double limit(double t, double gridPoint, double longest) const { return switches_->limit(t, gridPoint, longest); }
  /// Whether steps are cut beside stops of joints.
  bool watchesStops() const { return stops_.has_value(); }
  /// Where a step from here ends that limit() lets go on to `end`. @pre watchesStops()
  double limitAtStops(const EvaluatedKinematics& here, double end);
  /// Whether a step of this size is one that stepTo() takes, not the method.
  bool isTooShort(double h) const { return switches_->isTooShort(h); }
  /// FreshStart::stepTo.
  Expected<StepReport> stepTo(double t, State& s, Integrator& integrator) { return fresh_->stepTo(t, s, integrator); }
  /// The method made a step of at most h: begins anew where that was too short for its accelerations to mean anything.
  Expected<void> afterStep(double h, State& s, Integrator& integrator);
  /// BranchCrossing::cut, of a step that the method made.
  StepReport cut(const State& before, const StepReport& whole, State& s, Integrator& integrator, StepTrace* trace);

  /// So far, without that of the method.
  Work work() const {
    Work out = fresh_ ? fresh_->work() : Work();
    if (stops_) out += stops_->work();
    return out;
  }
  std::optional<std::string> takeWarning() { return branches_ ? branches_->takeWarning() : std::nullopt; }

 private:
  friend class StateArchive;
  void persist(StateArchive& a) {
    if (fresh_) a(*fresh_);
    a(*switches_);
    if (branches_) a(*branches_);
    if (stops_) a(*stops_);
  }
  Expected<void> passSwitches(State& s, const Run& run);
  Expected<void> passBranches(State& s, const Run& run);

  std::unique_ptr<FreshStart> fresh_;  ///< null where there are none
  std::optional<SwitchCrossing> switches_;
  std::optional<BranchCrossing> branches_;
  double gridStep_ = 0;             ///< [s]
  std::optional<StopWatch> stops_;  ///< of methods of constant step
};

}  // namespace gyre
