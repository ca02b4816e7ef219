#pragma once
// A model being stepped on the calling thread: system, integrator, time grid and energy budget. Simulation runs one on
// its own thread, a study many side by side.

#include "core/error.h"
#include "integrators/integrator.h"
#include "model/model.h"
#include "run/chosen_multipliers.h"
#include "run/discontinuities.h"
#include "run/run_contacts.h"
#include "run/run_energy.h"
#include "run/run_rows.h"
#include "run/step_gate.h"
#include "run/step_grid.h"

#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace gyre {

/// Where a run begins.
using StateOfSystem = std::function<Expected<State>(const System& system)>;

class Stepper {
 public:
  /// Compiles the model and computes the consistent initial state. Inconsistent initial values, singular systems and
  /// the like come back as the error.
  /// @param assemble  move initial values onto the constraints when they violate them
  static Expected<std::unique_ptr<Stepper>> create(const Model& model, bool assemble = false);
  /// From a system that was compiled of this model already.
  static Expected<std::unique_ptr<Stepper>> create(const Model& model, const System& compiled, bool assemble);
  /// From any state of the compiled model, such as a moment of another run (stateAt); its positions and velocities are
  /// moved onto the constraints.
  static Expected<std::unique_ptr<Stepper>> createAt(const Model& model, const StateOfSystem& state);

  /// One step of the integrator; allocates nothing. On failure, also where the state breaks what run/step_gate.h asks
  /// of it, the state is that before the step.
  Expected<StepReport> step();
  /// Goes on with another model of the same bodies, joints and forces whose numbers differ: positions and velocities
  /// stay, moved onto the constraints where those changed; what that stores counts as work. Settings of the run stay.
  /// On failure all is as before.
  Expected<void> exchange(const Model& model);
  /// The course of a force has changed at this moment: a method that remembers forgets.
  /// @param jumps  the force itself, too: accelerations and multipliers are found anew, and what it stores otherwise
  ///               counts as work. On failure the state is as before.
  Expected<void> restart(bool jumps = false);
  /// Adds a force between bodies of the system (System::addForce) from this moment on; what it stores counts as work.
  TransientForceId addForce(std::shared_ptr<const Force> force, int body1, int body2);
  void removeForce(TransientForceId id);
  /// Lets no step lead further than this [s]; infinite: as the method and the grid have it.
  void limitSteps(double longest) { longest_ = longest; }
  /// Whether the state now is one that output_step asks to record.
  bool isOutput() const { return output_; }
  bool finished() const { return state_.t >= settings_.end_time; }

  /// What rows hold: chosen before the first step.
  RunRows& rows() { return rows_; }
  /// What a row holds, time first; made anew.
  std::vector<Channel> channels() const { return rows_.channels(); }
  /// The state now; as many values as channels. Fails where one is not finite.
  Expected<void> writeRow(std::span<double> row);

  /// Between rows v' and lambda may be those of an earlier step, and of redundant constraints any that carry the load.
  const State& state() const { return multipliers_.of(state_); }
  const System& system() const { return *system_; }
  /// What the steps have cost so far, whatever they led through: failed attempts, switches, redundant multipliers.
  Work work() const { return earlier_ + workOfParts() - workAtStart_; }
  /// What the contacts of the last step did; null where nothing can touch.
  const ContactRecord* contacts() const { return contacts_.record(*integrator_); }
  /// Whether the steps that rows are written of tell every iteration of the solver of contacts.
  void recordSolver(bool on) { recordsSolver_ = on; }
  /// What the solver of contacts did in the last step; null where nothing touched, or the method has none.
  std::span<const LocalTrace> solver() const { return integrator_->solver(); }
  /// Tells the iterations of Newton of the steps that come (Integrator::traceNewton); rows then have channels of them.
  bool traceNewton(NewtonTrace* trace) {
    newtonTrace_ = trace;
    const bool tells = integrator_->traceNewton(trace);
    rows_.reportNewton(tells ? trace : nullptr);
    return tells;
  }
  /// Tells what became of the attempts at steps that come. @param trace  outlives that; null: none
  void traceSteps(StepTrace* trace) {
    stepTrace_ = trace;
    integrator_->traceSteps(trace);
  }
  /// What was evaluated at the state.
  EvaluatedKinematics evaluated() const { return integrator_->evaluated(state()); }
  const RunSettings& settings() const { return settings_; }
  /// How many rows the whole run records at most, the start included; infinite when nobody can tell.
  double rowsAtMost() const;
  /// Steps the whole run takes unless some are repeated with half the size; 1 when the method chooses them.
  double expectedSteps() const;
  const Mobility& mobility() const { return start_.mobility; }
  /// The state now as one that a run could begin with.
  InitialState here() const { return {state(), start_.mobility}; }
  RunEnergy& energy() { return energy_; }
  const EnergyBudget& energyBudget() const { return energy_.budget(); }
  /// What to say of what the method made or lost (run/energy_warning.h).
  std::string energyWarning() const;
  /// What there is to say of the run under way, once.
  std::optional<std::string> takeWarning();
  /// True when the step is the method's own choice.
  bool choosesStep() const { return integrator_->choosesStep(); }
  /// The time the step under way leads to, at most.
  double target() const { return grid_.time(gridIndex_ + 1); }
  /// The time at which a run kept to a pace takes the next step: its end, or its start where nobody knows its end.
  double due() const { return choosesStep() ? state_.t : target(); }

 private:
  friend class StateArchive;
  friend class SavedState;
  /// Into a run that began with the same state and with the same parts.
  void persist(StateArchive& a);
  Stepper(const Model& model, std::shared_ptr<System> system);
  static Expected<std::shared_ptr<System>> forRun(const Model& model, const System& compiled);
  static Expected<std::unique_ptr<Stepper>> begin(const Model& model, const std::shared_ptr<System>& system,
                                                  const InitialState& initial);
  void completed(StepReport& report) const;
  Error broken(Error why);
  void reportRetries(const StepReport& report);
  Work workOfParts() const;
  void prepare(const InitialState& initial);
  void leaveOutGridPoints();
  Expected<void> behind(Expected<void> passed);
  Discontinuities::Run runNow();
  Expected<StepReport> advance();

  std::shared_ptr<System> system_;
  Element simulation_;
  RunSettings settings_;
  std::unique_ptr<Integrator> integrator_;
  StepGate gate_;
  StepGrid grid_;
  RunRows rows_;
  InitialState start_;    ///< with which the run began, or went on with the present parts
  State state_, before_;  ///< now, and before the last step
  ChosenMultipliers multipliers_;
  RunEnergy energy_;
  StepReport last_;
  Work earlier_, workAtStart_;  ///< of the parts that were exchanged; of the present ones before their first step
  std::uint64_t gridIndex_ = 0;
  Discontinuities discontinuities_;
  RunContacts contacts_;
  NewtonTrace* newtonTrace_ = nullptr;
  StepTrace* stepTrace_ = nullptr;
  double longest_ = std::numeric_limits<double>::infinity();
  bool output_ = true, recordsSolver_ = false;
  bool mayOmit_ = false;  ///< nobody but rows looks at accelerations and multipliers
};

}  // namespace gyre
