#include "shell/run_commands.h"

#include "document/typed_text.h"
#include "run/run_structure.h"
#include "theme/icons.h"

namespace gyre::ui {

RunCommands::RunCommands(Session& session, const WindowActions& actions, Notices& notices, QWidget* window)
    : QObject(window), session_(session), actions_(actions), notices_(notices), window_(window) {
  connect(actions_.toggle, &QAction::triggered, this, &RunCommands::toggle);
  connect(actions_.step, &QAction::triggered, this, &RunCommands::stepForward);
  connect(actions_.back, &QAction::triggered, this, &RunCommands::stepBack);
  connect(actions_.reset, &QAction::triggered, this, &RunCommands::reset);
  connect(actions_.live, &QAction::triggered, &session_.playback, &Playback::goLive);
  Replay& replay = session_.replay;
  connect(actions_.play, &QAction::triggered, &replay, [&replay] { replay.toggle(Replay::Way::forwards); });
  connect(actions_.playBack, &QAction::triggered, &replay, [&replay] { replay.toggle(Replay::Way::backwards); });
  connect(actions_.loop, &QAction::toggled, &replay, &Replay::setLooped);
  connect(&replay, &Replay::wayChanged, this, &RunCommands::refreshReplay);
  connect(actions_.keepRun, &QAction::triggered, this, &RunCommands::keep);
  connect(actions_.forgetRun, &QAction::triggered, &session_.runs.kept(), &KeptRuns::clear);
  for (const auto changed : {&ShownRun::stateChanged, &ShownRun::replaced})
    connect(&session_.runs.shown(), changed, this, &RunCommands::refresh);
  connect(&session_.runs, &RunSet::othersChanged, this, &RunCommands::refresh);
  connect(&session_.controller, &RunController::stateChanged, this, &RunCommands::refresh);
  connect(&session_.runs.shown(), &ShownRun::advanced, this, &RunCommands::enable);
  // What came or went is seen at once: a run that does not know it is taken back.
  connect(&session_.document, &ModelDocument::structureChanged, this, [this] {
    RunController& own = session_.controller;
    const bool same = sameStructure(session_.document.model(), *own.current().sharedModel());
    if (own.progress().steps > 0 && !own.isRunning() && !same) own.reset();
  });
  refresh();
}

/// What is typed is taken over; a field whose text cannot be is gone to instead.
bool RunCommands::mayRun() {
  takeOverTyped();
  const auto wrong = goToWrongField(*window_);
  if (wrong) notices_.fail(*wrong);
  return !wrong;
}

/// Runs side by side go on together; once they are through, the model's own run is the next.
void RunCommands::toggle() {
  if (!session_.runs.shown().isGrowing() && !mayRun()) return;
  const bool together = session_.runs.shown().isOfLockstep() && session_.lockstep.state() != RunState::finished;
  if (!session_.runs.shown().isGrowing()) session_.playback.goLive();
  if (together) session_.lockstep.toggle();
  else session_.controller.toggle();
}

void RunCommands::stepForward() {
  if (!session_.playback.isLive() || !session_.runs.shown().isOwn()) session_.playback.stepRows(+1);
  else if (session_.controller.state() == RunState::finished)
    notices_.note(tr("This is the end of the run: Run begins it anew; with a later End it goes on from here"));
  else if (mayRun()) session_.controller.step();
}

void RunCommands::refreshReplay() {
  const Replay::Way way = session_.replay.way();
  actions_.play->setIcon(icon(way == Replay::Way::forwards ? "pause" : "play"));
  actions_.playBack->setIcon(icon(way == Replay::Way::backwards ? "pause" : "play-back"));
}

void RunCommands::stepBack() {
  session_.runs.shown().pause();
  session_.playback.stepRows(-1);
}

void RunCommands::reset() {
  session_.lockstep.pause();
  session_.runs.showOwn();
  session_.controller.reset();
}

void RunCommands::keep() {
  session_.runs.keepShown();
  notices_.note(tr("This run is kept: the next one is drawn over it; D in a plot shows what they differ by"));
}

void RunCommands::refresh() {
  const bool running = session_.runs.shown().isGrowing();
  actions_.toggle->setIcon(icon(running ? "pause" : "run"));
  actions_.toggle->setText(running ? tr("Pause") : tr("Run"));
  enable();
}

// At every frame: nothing here may lay the bar out anew.
void RunCommands::enable() {
  for (QAction* action : {actions_.keepRun, actions_.exportFilm}) action->setEnabled(session_.runs.shown().hasBegun());
  for (QAction* action : {actions_.play, actions_.playBack}) action->setEnabled(session_.replay.canPlay());
  actions_.forgetRun->setEnabled(!session_.runs.kept().all().empty());
}

}  // namespace gyre::ui

#include "moc_run_commands.cpp"
