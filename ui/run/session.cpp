#include "run/session.h"

namespace gyre::ui {

Session::Session(const TypeList& types, const std::shared_ptr<MemoryBudget>& memory)
    : document(types),
      compiler(document),
      autosave(document),
      watch(document),
      selectionHistory(document, selection, nullptr),
      emphasis(document, selection),
      controller(document, compiler, memory),
      lockstep(types, memory),
      runs(controller, lockstep, memory),
      playback(runs.shown()),
      replay(runs.shown(), playback),
      stage(document, runs, playback) {
  // Runs of another model are nothing to compare with; those of what the file was before are.
  QObject::connect(&document, &ModelDocument::replaced, &runs, [this] {
    lockstep.drop();
    document.file().isReloading() ? runs.kept().outlive() : runs.kept().clear();
    runs.showOwn();
  });
}

/// The history empties itself with signals when the document goes, while the rest is half gone.
Session::~Session() { document.disconnect(); }

}  // namespace gyre::ui
