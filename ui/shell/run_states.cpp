#include "shell/run_states.h"

#include "document/file_path.h"
#include "document/typed_text.h"
#include "document/while_painting.h"
#include "theme/save_dialog.h"

#include <QFileDialog>
#include <QFileInfo>

#include <utility>

namespace gyre::ui {
namespace {

const char* const kStateFilter = QT_TRANSLATE_NOOP("RunStates", "States of runs (*.gyrestate);;All files (*)");

}  // namespace

RunStates::RunStates(Session& session, const WindowActions& actions, Notices& notices, QWidget* window)
    : QObject(window), session_(session), actions_(actions), notices_(notices), window_(window) {
  connect(actions_.saveState, &QAction::triggered, this, &RunStates::save);
  connect(actions_.runFromState, &QAction::triggered, this, &RunStates::choose);
  connect(actions_.goOn, &QAction::triggered, this, &RunStates::goOn);
  connect(&session_.controller, &RunController::stateChanged, this, &RunStates::refresh);
  connect(&session_.runs.shown(), &ShownRun::replaced, this, &RunStates::refresh);
  connect(&session_.runs.shown(), &ShownRun::advanced, this, &RunStates::refresh);
  refresh();
}

/// Only the run itself can tell its state: where it stands, whatever moment is looked at.
void RunStates::refresh() {
  const RunController& own = session_.controller;
  const bool canTell =
      session_.runs.shown().isOwn() && session_.runs.shown().hasBegun() && own.state() != RunState::failed;
  actions_.saveState->setEnabled(canTell);
  const bool isLater = runSettings(session_.document.model().simulation()).end_time > own.progress().time;
  actions_.goOn->setEnabled(canTell && isLater && !own.isRunning() &&
                            (own.state() == RunState::finished || own.isStale()));
  actions_.runFromState->setEnabled(!session_.document.model().of(Category::body).empty());
}

/// It rests then; the window is painted while the step under way ends.
Expected<SavedState> RunStates::stateNow() {
  using namespace std::chrono_literals;
  session_.controller.pause();
  auto state = session_.controller.current().savedState();
  const auto within = [&](std::chrono::milliseconds time) { return state.wait_for(time) == std::future_status::ready; };
  if (!within(40ms)) paintUntil([&] { return within(0ms); });
  return state.get();
}

void RunStates::save() {
  const auto state = stateNow();
  if (!state) return notices_.fail(state.error());
  const DocumentFile& file = session_.document.file();
  const QString when = QString::number(state->time(), 'g', 6);
  QString path = askFileToSave(window_, tr("Save the state of the run at t = %1 s").arg(when),
                               QFileInfo(file.title()).completeBaseName() + ".gyrestate", tr(kStateFilter));
  if (path.isEmpty()) return;
  if (QFileInfo(path).suffix().isEmpty()) path += ".gyrestate";
  auto done = file.inputs().writes("the state", toPath(path)).check();
  if (done) done = whilePainting([&] { return state->write(toPath(path)); });
  if (!done) return notices_.fail(done.error());
  notices_.note(tr("Written: %1, the state at t = %2 s, where the run stands").arg(path, when));
}

void RunStates::choose() {
  const QString path =
      QFileDialog::getOpenFileName(window_, tr("Run from a saved state"), lastSaveFolder(), tr(kStateFilter));
  if (path.isEmpty()) return;
  auto state = whilePainting([&] { return SavedState::read(toPath(path)); });
  if (!state) return notices_.fail(state.error());
  runFrom(std::move(*state));
}

void RunStates::goOn() {
  auto state = stateNow();
  if (!state) return notices_.fail(state.error());
  runFrom(std::move(*state));
}

void RunStates::runFrom(SavedState state) {
  takeOverTyped();
  if (const auto wrong = goToWrongField(*window_)) return notices_.fail(*wrong);
  session_.runs.pause();
  session_.runs.showOwn();
  session_.playback.goLive();
  session_.controller.runFrom(std::make_shared<const SavedState>(std::move(state)));
}

}  // namespace gyre::ui

#include "moc_run_states.cpp"
