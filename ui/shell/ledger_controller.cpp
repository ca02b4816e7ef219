#include "shell/ledger_controller.h"

namespace gyre::ui {

LedgerController::LedgerController(RunSet& runs, Playback& playback, Selection& selection, QObject* parent)
    : QObject(parent), runs_(runs), playback_(playback), panel_(new LedgerPanel(selection)) {
  connect(&playback_, &Playback::cursorChanged, this, &LedgerController::follow);
  connect(&runs_, &RunSet::advanced, this, &LedgerController::follow);
  connect(&runs_, &RunSet::shownReplaced, this, &LedgerController::follow);
  connect(&runs_, &RunSet::stateChanged, this, &LedgerController::follow);
  connect(panel_, &LedgerPanel::cursorDragged, &playback_, &Playback::showTime);
  follow();
}

void LedgerController::follow() {
  if (!panel_) return;
  const std::shared_ptr<const Recording> recording = runs_.recording();
  if (!recording || recording->rows() == 0) return panel_->show({});
  panel_->show({.recording = recording,
                .row = playback_.row().value_or(recording->rows() - 1),
                .cursor = playback_.cursor(),
                .goesOn = runs_.isGrowing() && playback_.isLive()});
}

}  // namespace gyre::ui

#include "moc_ledger_controller.cpp"
