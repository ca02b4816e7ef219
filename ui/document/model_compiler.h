#pragma once
// The document's model compiled once for each state of it, on another thread, for whoever needs the system: the run,
// the health, the drag, the analyses. Who asks for a state that was compiled, or is being compiled, gets that. One that
// a later state is asked for meanwhile is given up: who waits for it asks again.

#include "document/model_document.h"
#include "system/system.h"

#include <future>
#include <memory>
#include <stop_token>
#include <vector>

namespace gyre::ui {

struct CompiledModel {
  std::shared_ptr<const Model> model;
  Expected<std::shared_ptr<const System>> system;
  bool isOvertaken = false;  ///< by a later edit, before it was done: there is no system of it
};

class ModelCompiler {
 public:
  /// Ready at once where there is nothing to do. Other threads may wait for it.
  using Result = std::shared_future<std::shared_ptr<const CompiledModel>>;

  explicit ModelCompiler(const ModelDocument& document) : document_(document) {}

  /// System of the document as it is now.
  Result current();
  /// Whether it is there already.
  bool isReady() const;

 private:
  const ModelDocument& document_;
  std::shared_ptr<const Model> model_;  ///< that newest_ is of
  Result newest_;
  std::stop_source stop_;          ///< of newest_
  std::vector<Result> overtaken_;  ///< by later edits, and soon done: who lets go of the last copy waits for it
};

}  // namespace gyre::ui
