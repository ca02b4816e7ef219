#pragma once
// A model being stepped on the calling thread: system, integrator, time grid and energy budget. Simulation runs one on
// its own thread, a study many side by side.

#include "core/error.h"
#include "diagnostics/energy_budget.h"
#include "integrators/integrator.h"
#include "model/model.h"
#include "run/row_values.h"
#include "run/step_grid.h"
#include "system/index_one.h"

#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace gyre {

class Stepper {
 public:
  /// Compiles the model and computes the consistent initial state. Inconsistent initial values, singular systems and
  /// the like come back as the error.
  /// @param assemble  move initial values onto the constraints when they violate them
  static Expected<std::unique_ptr<Stepper>> create(const Model& model, bool assemble = false);

  /// One step of the integrator; allocates nothing. On failure the state is that before the step.
  Expected<StepReport> step();
  /// Goes on with another model of the same bodies, joints and forces whose numbers differ: positions and velocities
  /// stay, moved onto the constraints where those changed; what that stores counts as work. Settings of the run stay.
  /// On failure all is as before.
  Expected<void> exchange(const Model& model);
  /// The course of a force has changed at this moment, its value not: a method that remembers forgets.
  Expected<void> restart() { return integrator_->restart(state_); }
  /// Lets no step lead further than this [s]; infinite: as the method and the grid have it.
  void limitSteps(double longest) { longest_ = longest; }
  /// Whether the state now is one that output_step asks to record.
  bool isOutput() const { return output_; }
  bool finished() const { return state_.t >= settings_.end_time; }

  /// What a row holds, time first.
  std::vector<Channel> channels() const { return recordedChannels(*system_); }
  /// The state now; as many values as channels.
  void writeRow(std::span<double> row) { values_.fill(state_, integrator_->workspace(), energy_, last_, row); }

  const State& state() const { return state_; }
  const System& system() const { return *system_; }
  const Workspace& workspace() const { return integrator_->workspace(); }
  const RunSettings& settings() const { return settings_; }
  /// How many rows the whole run records at most, the start included; infinite when nobody can tell.
  double rowsAtMost() const;
  /// Steps the whole run takes unless some are repeated with half the size; 1 when the method chooses them.
  double expectedSteps() const;
  const Mobility& mobility() const { return mobility_; }
  /// The state now as one that a run could begin with.
  InitialState here() const { return {state_, mobility_}; }
  /// True when the step is the method's own choice.
  bool choosesStep() const { return integrator_->choosesStep(); }
  /// The time the step under way leads to, at most.
  double target() const { return grid_.time(gridIndex_ + 1); }
  /// The time at which a run kept to a pace takes the next step: its end, or its start where nobody knows its end.
  double due() const { return choosesStep() ? state_.t : target(); }

 private:
  Stepper(const Model& model, std::shared_ptr<const System> system);
  void completed(StepReport& report) const;
  void prepareSwitches(const InitialState& start);
  const TimeSwitch* nextSwitch() const;
  Expected<void> passSwitches();
  Expected<void> meetGrid();
  Expected<void> beginAnew(bool moved);
  Expected<StepReport> shortStep(double t);
  void passNearGridPoints();
  double stepLimit() const;

  std::shared_ptr<const System> system_;
  Element simulation_;
  RunSettings settings_;
  std::unique_ptr<Integrator> integrator_;
  StepGrid grid_;
  RowValues values_;
  Mobility mobility_;
  State state_;
  EnergyBudget energy_;
  StepReport last_;
  std::uint64_t gridIndex_ = 0;
  std::size_t switch_ = 0;  ///< the next one of system_->switches()
  double lastSwitch_ = 0;   ///< where the run went on from the one before it, or began [s]
  // Where there are switches:
  std::optional<IndexOne> atSwitch_;
  State before_;
  VecX change_;
  double longest_ = std::numeric_limits<double>::infinity();
  bool output_ = true;
};

}  // namespace gyre
