#pragma once
// The document's model compiled once for each state of it, on another thread, for whoever needs the system: the run,
// the health, the drag. Who asks for a state that was compiled, or is being compiled, gets that.

#include "document/model_document.h"
#include "system/system.h"

#include <future>
#include <memory>
#include <vector>

namespace gyre::ui {

struct CompiledModel {
  std::shared_ptr<const Model> model;
  Expected<std::shared_ptr<const System>> system;
};

class ModelCompiler {
 public:
  /// Ready at once where there is nothing to do. Other threads may wait for it.
  using Result = std::shared_future<std::shared_ptr<const CompiledModel>>;

  explicit ModelCompiler(const ModelDocument& document) : document_(document) {}

  /// Of the document as it is now.
  Result current();
  /// Whether it is there already.
  bool isReady() const;

 private:
  const ModelDocument& document_;
  std::shared_ptr<const Model> model_;  ///< that newest_ is of
  Result newest_;
  std::vector<Result> overtaken_;  ///< by later edits: whoever lets go of the last copy would wait for it
};

}  // namespace gyre::ui
