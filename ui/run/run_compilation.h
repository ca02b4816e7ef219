#pragma once
// A run of a model being made beside the window, from what the compiler of the document makes of it. One that was
// overtaken by another ends in its own time.

#include "document/model_compiler.h"
#include "run/simulation.h"

#include <future>
#include <memory>
#include <optional>
#include <vector>

namespace gyre::ui {

class RunCompilation {
 public:
  struct Created {
    /// Null where the model was edited meanwhile: another state, of the same run.
    Expected<std::unique_ptr<Simulation>> run;
    /// Where nothing but the velocities of bodies forbids the run: sets those that are nearest and meet the
    /// constraints.
    std::optional<Edit> speeds = {};
  };

  /// @param memory  that recordings share
  RunCompilation(ModelCompiler& compiler, std::shared_ptr<MemoryBudget> memory);

  /// @param model  which the compiler has now
  /// @param from   where the run goes on; null: it begins at the initial values
  void begin(std::shared_ptr<const Model> model, std::shared_ptr<const SavedState> from = nullptr);
  /// What is being made is not wanted any more.
  void abandon();
  bool isBusy() const { return pending_.valid(); }
  /// What has been made, once; none while it is being made.
  std::optional<Created> take();
  /// That was begun with last.
  const std::shared_ptr<const Model>& model() const { return model_; }
  const std::shared_ptr<const SavedState>& from() const { return from_; }
  /// Whether any that is not wanted is still on its way; forgets those that are not.
  bool anyAbandoned();

 private:
  ModelCompiler& compiler_;
  std::shared_ptr<MemoryBudget> memory_;
  std::future<Created> pending_;
  std::shared_ptr<const Model> model_;
  std::shared_ptr<const SavedState> from_;
  std::vector<std::future<Created>> abandoned_;
};

}  // namespace gyre::ui
