#include "shell/eigen_controller.h"

#include "document/file_path.h"
#include "io/output_file.h"
#include "theme/save_dialog.h"

#include <cmath>

namespace gyre::ui {

EigenController::EigenController(const ModelDocument& document, ShownRun& shown, Playback& playback, QObject* parent)
    : QObject(parent), document_(document), shown_(shown), playback_(playback), panel_(new EigenPanel) {
  connect(&playback_, &Playback::cursorChanged, this, &EigenController::followTime);
  connect(&shown_, &ShownRun::replaced, this, &EigenController::followRun);
  connect(&shown_, &ShownRun::stateChanged, this, &EigenController::followRun);
  connect(panel_, &EigenPanel::exportAsked, this, &EigenController::chooseFile);
  followRun();
}

void EigenController::chooseFile() {
  const QString path = askFileToSave(panel_, tr("Export eigenvalues"), QStringLiteral("eigenvalues.csv"),
                                     tr("CSV (*.csv);;All files (*)"));
  if (!path.isEmpty()) write(path);
}

void EigenController::write(const QString& path) {
  if (!panel_ || !panel_->result()) return;
  if (const auto ok = document_.file().inputs().writes("the eigenvalues", toPath(path)).check(); !ok)
    emit failed(ok.error());
  else if (const auto done = writeFileAtomically(panel_->csv(), toPath(path)); !done) emit failed(done.error());
  else emit noted(tr("Written: %1").arg(path));
}

void EigenController::followRun() {
  if (!panel_) return;
  const RunPtr& run = shown_.run();
  panel_->setTask(run ? EigenTask{run->model, run->recording, run->facts.choosesStep} : EigenTask{});
  followTime();
}

void EigenController::followTime() {
  if (panel_ && !std::isnan(playback_.cursor())) panel_->showTime(playback_.cursor());
}

}  // namespace gyre::ui

#include "moc_eigen_controller.cpp"
