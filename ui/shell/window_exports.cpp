// What the window writes of a run: channels, contacts, what their solver did, animations.

#include "document/file_path.h"
#include "integrators/steps_over_impacts.h"
#include "io/output_file.h"
#include "run/contact_csv.h"
#include "run/newton_csv.h"
#include "run/recording_csv.h"
#include "run/solver_csv.h"
#include "shell/film_dialog.h"
#include "shell/main_window.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QPointer>

#include <numeric>

namespace gyre::ui {

void MainWindow::exportCsv(const QString& path) {
  const auto recording = runs_.recording();
  if (!recording) return showError({.message = "there is nothing to export yet: the model has not been run"});
  if (auto ok = document_.inputs().writes("the CSV", toPath(path)).check(); !ok) return showError(ok.error());
  std::vector<std::size_t> all(recording->columns());
  std::iota(all.begin(), all.end(), std::size_t{0});
  exports_.start(std::make_shared<RecordingCsv>(runs_.model(), recording, std::move(all)), path);
}

void MainWindow::exportPlot(const PlotData& plot) {
  if (!plot.recording || plot.columns.empty() || plot.recording->rows() == 0)
    return showError({.message = plot.isDifference ? "there is nothing to export: this plot shows a difference, and "
                                                     "there is none without a kept run and another one"
                                                   : "there is nothing to export: this plot shows no curves"});
  const auto [from, to] = plot.times;
  // The first row not before the window, to the last not after it.
  RowRange range{plot.recording->rowAt(from), plot.recording->rowAt(to) + 1};
  if (plot.recording->time(range.first) < from) ++range.first;
  CsvMetadata more;
  if (plot.recording != runs_.recording()) appendRemarks(*runs_.recording(), more);
  if (plot.isDifference) {
    more.emplace_back("difference", "this run minus the kept one, at the times of this run");
    for (const auto& [key, value] : plots_->comparedMetadata()) more.emplace_back("kept " + key, value);
  }
  if (!plot.spectrum.isEmpty()) more.emplace_back("spectrum", plot.spectrum.toStdString());
  const QString path = chooseCsvFile();
  if (path.isEmpty()) return;
  if (auto ok = document_.inputs().writes("the CSV", toPath(path)).check(); !ok) return showError(ok.error());
  exports_.start(std::make_shared<RecordingCsv>(runs_.model(), plot.recording, plot.columns, std::move(more)), path,
                 range);
}

void MainWindow::exportPicture(PlotView* plot) {
  const QPointer<PlotView> still(plot);  // the dialog runs a while
  const QString stem = QFileInfo(document_.title()).completeBaseName();
  const QString path = QFileDialog::getSaveFileName(this, tr("Save the plot as a picture"), stem + "-plot.svg",
                                                    tr("Pictures (*.svg *.pdf *.png)"));
  if (path.isEmpty() || !still) return;
  if (auto ok = document_.inputs().writes("the picture", toPath(path)).check(); !ok) return showError(ok.error());
  if (!still->exportPicture(path))
    return showError(
        {.kind = Error::Kind::resource, .message = "the picture could not be written", .file = path.toStdString()});
  status_->showMessage(tr("Written: %1").arg(path), 8000);
}

/// "arch-contacts.csv"
QString MainWindow::chooseLogFile(const QString& title, const QString& log) {
  const QString stem = QFileInfo(document_.title()).completeBaseName();
  return QFileDialog::getSaveFileName(this, title, stem + '-' + log + ".csv", tr("CSV (*.csv);;All files (*)"));
}

void MainWindow::chooseContactsFile() {
  if (!runs_.recording() || !runs_.recording()->contacts())
    return showError({.message = "there are no contacts to export: nothing can touch in this run, or there is none"});
  const QString path = chooseLogFile(tr("Export the contacts as CSV"), "contacts");
  if (!path.isEmpty()) exportContacts(path);
}

void MainWindow::exportContacts(const QString& path) {
  if (auto ok = document_.inputs().writes("the CSV", toPath(path)).check(); !ok) return showError(ok.error());
  exports_.start(std::make_shared<ContactCsv>(runs_.model(), runs_.recording()), path);
}

void MainWindow::chooseSolverFile() {
  if (!runs_.recording() || !runs_.recording()->solver() || !stepsOverImpacts(runs_.model()))
    return showError({.message =
                          "there is nothing to export: no solver of contacts has worked in this run, or there is "
                          "none"});
  const QString path = chooseLogFile(tr("Export what the solver of contacts did as CSV"), "solver");
  if (!path.isEmpty()) exportSolver(path);
}

void MainWindow::exportSolver(const QString& path) {
  if (auto ok = document_.inputs().writes("the CSV", toPath(path)).check(); !ok) return showError(ok.error());
  exports_.start(std::make_shared<SolverCsv>(runs_.model(), runs_.recording()), path);
}

void MainWindow::chooseNewtonFile() {
  if (!runs_.recording() || !runs_.recording()->newton())
    return showError({.message = "there is nothing to export: the method of this run tells no iterations of Newton, or "
                                 "there is no run"});
  const QString path = chooseLogFile(tr("Export the iterations of Newton as CSV"), "newton");
  if (!path.isEmpty()) exportNewton(path);
}

void MainWindow::exportNewton(const QString& path) {
  if (auto ok = document_.inputs().writes("the CSV", toPath(path)).check(); !ok) return showError(ok.error());
  exports_.start(std::make_shared<NewtonCsv>(runs_.model(), runs_.recording()), path);
}

void MainWindow::chooseMatrixFile() {
  const QString path = chooseLogFile(tr("Export the matrix of the contacts as CSV"), "matrix");
  if (!path.isEmpty()) exportMatrix(path);
}

void MainWindow::exportMatrix(const QString& path) {
  if (auto ok = document_.inputs().writes("the CSV", toPath(path)).check(); !ok) return showError(ok.error());
  if (auto ok = writeFileAtomically(contacts_->matrix()->csv(), toPath(path)); !ok) return showError(ok.error());
  status_->showMessage(tr("Written: %1").arg(path), 8000);
}

void MainWindow::exportFilm() {
  controller_.pause();
  lockstep_.pause();
  FilmDialog dialog(*viewport_, runs_, QFileInfo(document_.title()).completeBaseName(), this);
  dialog.setInputs(document_.inputs());
  dialog.setDrawnContacts([this](const ContactMoment& moment) { return contacts_->panel()->drawn(moment); });
  connect(&dialog, &FilmDialog::failed, this, &MainWindow::showError);
  connect(&dialog, &FilmDialog::written, this, [this](const QString& path, int frames) {
    status_->showMessage(tr("Written: %1, %2 frames").arg(path).arg(frames), 8000);
  });
  dialog.exec();
}

QString MainWindow::chooseCsvFile() {
  const QString stem = QFileInfo(document_.title()).completeBaseName();
  return QFileDialog::getSaveFileName(this, tr("Export as CSV"), stem + ".csv", tr("CSV (*.csv);;All files (*)"));
}

}  // namespace gyre::ui
