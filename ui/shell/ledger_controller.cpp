#include "shell/ledger_controller.h"

namespace gyre::ui {

LedgerController::LedgerController(ShownRun& shown, Playback& playback, Selection& selection, QObject* parent)
    : QObject(parent), shown_(shown), playback_(playback), panel_(new LedgerPanel(selection)) {
  connect(&playback_, &Playback::cursorChanged, this, &LedgerController::follow);
  connect(&shown_, &ShownRun::advanced, this, &LedgerController::follow);
  connect(&shown_, &ShownRun::replaced, this, &LedgerController::follow);
  connect(&shown_, &ShownRun::stateChanged, this, &LedgerController::follow);
  connect(panel_, &LedgerPanel::cursorDragged, &playback_, &Playback::showTime);
  follow();
}

void LedgerController::follow() {
  if (!panel_) return;
  const std::shared_ptr<const Recording> recording = shown_.recording();
  if (!recording || recording->rows() == 0) return panel_->show({});
  panel_->show({.recording = recording,
                .row = playback_.row().value_or(recording->rows() - 1),
                .cursor = playback_.cursor(),
                .goesOn = shown_.isGrowing() && playback_.isLive()});
}

}  // namespace gyre::ui

#include "moc_ledger_controller.cpp"
