#include "shell/newton_controller.h"

namespace gyre::ui {

NewtonController::NewtonController(Session& session, const WindowActions& actions, QObject* parent)
    : QObject(parent),
      shown_(session.runs.shown()),
      playback_(session.playback),
      actions_(actions),
      panel_(new NewtonPanel(actions.exportNewton)) {
  connect(panel_, &NewtonPanel::elementSpokenOf, &session.emphasis,
          [&emphasis = session.emphasis](ElementId element) { emphasis.set({element}); });
  connect(panel_, &NewtonPanel::elementChosen, &session.selection,
          [&selection = session.selection](ElementId element) { selection.select(element); });
  connect(&playback_, &Playback::cursorChanged, this, &NewtonController::follow);
  connect(&shown_, &ShownRun::replaced, this, &NewtonController::follow);
  connect(&shown_, &ShownRun::stateChanged, this, &NewtonController::follow);
  connect(panel_, &NewtonPanel::iterateChosen, this, &NewtonController::showIterate);
  follow();
}

/// Only of the newest row, or of the steps in which the run failed: of others the states are not kept.
void NewtonController::showIterate(int line) {
  const NewtonMoment now = shownMoment();
  const bool newest = now.recording && now.row + 1 == now.recording->rows() && !shown_.isGrowing();
  const std::vector<PoseSet> iterates = newest && line >= 0 ? shown_.iterates() : std::vector<PoseSet>{};
  const bool fits = static_cast<int>(iterates.size()) == panel_->table().rowCount();
  emit iterateShown(fits ? iterates[static_cast<std::size_t>(line)].bodies : std::vector<BodyPose>{});
}

/// None before the first step: the model is shown, not a run.
NewtonMoment NewtonController::shownMoment() const {
  const std::optional<std::size_t> row = playback_.row();
  const std::shared_ptr<const Recording> recording = shown_.recording();
  const NewtonLog* log = recording ? recording->newton() : nullptr;
  const bool failed = log && log->hasFailure() && playback_.isLive();
  if (!failed && (!row || !shown_.hasBegun())) return {};
  return {recording, row.value_or(0), failed};
}

void NewtonController::follow() {
  if (!panel_) return;
  const NewtonMoment now = shownMoment();
  if (now.recording && run_.lock() != now.recording) {
    run_ = now.recording;
    panel_->setModel(shown_.sharedModel());
  }
  actions_.exportNewton->setEnabled(now.recording && now.recording->newton());
  panel_->show(now, shown_.isGrowing() && playback_.isLive());
}

}  // namespace gyre::ui

#include "moc_newton_controller.cpp"
