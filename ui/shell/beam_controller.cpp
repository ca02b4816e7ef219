#include "shell/beam_controller.h"

#include "document/file_path.h"
#include "io/output_file.h"
#include "theme/save_dialog.h"

#include <QFileInfo>

namespace gyre::ui {

BeamController::BeamController(Session& session, QWidget* window)
    : QObject(window), session_(session), window_(window), panel_(new BeamPanel(window)) {
  const ShownRun& shown = session_.runs.shown();
  connect(&session_.playback, &Playback::cursorChanged, this, &BeamController::follow);
  connect(&shown, &ShownRun::advanced, this, &BeamController::follow);
  connect(&shown, &ShownRun::replaced, this, &BeamController::follow);
  connect(&shown, &ShownRun::stateChanged, this, &BeamController::follow);
  connect(panel_, &BeamPanel::exportChosen, this, &BeamController::exportCsv);
  follow();
}

void BeamController::follow() {
  if (!panel_) return;
  const ShownRun& shown = session_.runs.shown();
  const std::shared_ptr<const Recording> recording = shown.recording();
  if (!recording || recording->rows() == 0) return panel_->show({});
  panel_->show({.model = shown.sharedModel(),
                .recording = recording,
                .row = session_.playback.row().value_or(recording->rows() - 1),
                .goesOn = shown.isGrowing() && session_.playback.isLive()});
}

void BeamController::exportCsv() {
  const std::string csv = panel_->csv();
  const QString stem = QFileInfo(session_.document.file().title()).completeBaseName();
  const QString path = askFileToSave(window_, tr("Export along the beams as CSV"), stem + "-beams.csv",
                                     tr("CSV (*.csv);;All files (*)"));
  if (path.isEmpty()) return;
  const auto allowed = session_.document.file().inputs().writes("the table", toPath(path)).check();
  if (!allowed) return emit failed(allowed.error());
  if (const auto done = writeFileAtomically(csv, toPath(path)); !done) emit failed(done.error());
  else emit noted(tr("Written: %1").arg(path));
}

}  // namespace gyre::ui

#include "moc_beam_controller.cpp"
