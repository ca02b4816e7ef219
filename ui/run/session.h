#pragma once
// What somebody works at, whether a window shows it or not: the document with its file, what is selected of it, its
// runs, and what is shown of them. A window is made for a session and may go before it.

#include "document/autosave.h"
#include "document/emphasis.h"
#include "document/file_watch.h"
#include "document/model_compiler.h"
#include "document/selection.h"
#include "document/selection_history.h"
#include "run/playback.h"
#include "run/replay.h"
#include "run/run_set.h"
#include "run/stage.h"

#include <memory>

namespace gyre::ui {

class Session {
 public:
  /// @param memory  that recordings share
  explicit Session(const TypeList& types, const std::shared_ptr<MemoryBudget>& memory = MemoryBudget::ofProcess());
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  ModelDocument document;
  ModelCompiler compiler;
  Autosave autosave;
  FileWatch watch;
  Selection selection;
  SelectionHistory selectionHistory;
  Emphasis emphasis;
  RunController controller;  ///< of the run of the document
  LockstepController lockstep;
  RunSet runs;
  Playback playback;
  Replay replay;
  Stage stage;
};

}  // namespace gyre::ui
