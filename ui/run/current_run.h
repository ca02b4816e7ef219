#pragma once
// The run of the document's model as it stands: its simulation, and the model that it is a run of. There is none until
// the model is compiled. RunController decides which it is, and lets it go on.

#include "export/exported_run.h"
#include "run/recorded_poses.h"
#include "run/saved_state.h"
#include "run/simulation.h"

#include <memory>
#include <optional>
#include <vector>

namespace gyre::ui {

class CurrentRun {
 public:
  /// No run yet, of this model.
  explicit CurrentRun(std::shared_ptr<const Model> model) : model_(std::move(model)) {}

  /// The model that runs, another one where the run goes on with changed numbers; the document may have been edited
  /// since.
  const std::shared_ptr<const Model>& sharedModel() const { return model_; }
  const Model& model() const { return *model_; }
  /// Null where there is none.
  std::shared_ptr<const Recording> recording() const { return simulation_ ? simulation_->recording() : nullptr; }
  std::optional<SystemFacts> facts() const { return simulation_ ? std::optional(simulation_->facts()) : std::nullopt; }
  /// As far as it has come. @pre recording() is not null
  ExportedRun exported() const { return exportedRun(model_, *simulation_); }
  /// Those of recording(). @pre it is not null
  const RecordedPoses& poses() const { return *poses_; }
  /// @pre recording() is not null
  const PoseSet& newestPoses() const { return simulation_->poses().front(); }
  /// Simulation::savedState(). @pre recording() is not null
  std::future<Expected<SavedState>> savedState() const { return simulation_->savedState(); }
  /// Simulation::iterates(); none while there is no run.
  std::vector<PoseSet> iterates() const { return simulation_ ? simulation_->iterates() : std::vector<PoseSet>{}; }

 private:
  friend class RunController;
  void begin(std::unique_ptr<Simulation> simulation, std::shared_ptr<const Model> model) {
    simulation_ = std::move(simulation);
    poses_.emplace(simulation_->recording());
    model_ = std::move(model);
  }
  std::unique_ptr<Simulation> end() {
    poses_.reset();
    return std::move(simulation_);
  }

  std::unique_ptr<Simulation> simulation_;
  std::optional<RecordedPoses> poses_;
  std::shared_ptr<const Model> model_;
};

}  // namespace gyre::ui
