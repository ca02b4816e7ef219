#include "shell/export_commands.h"

#include "document/file_path.h"
#include "figure/picture_saver.h"
#include "integrators/steps_over_impacts.h"
#include "io/output_file.h"
#include "run/contact_csv.h"
#include "run/newton_csv.h"
#include "run/recording_csv.h"
#include "run/solver_csv.h"
#include "shell/export_progress.h"
#include "shell/film_dialog.h"
#include "theme/save_dialog.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <numeric>

namespace gyre::ui {

ExportCommands::ExportCommands(PanelHost& host, Notices& notices)
    : QObject(&host.window),
      document_(host.session.document),
      runs_(host.session.runs),
      plots_(host.part<PlotDocks>()),
      contacts_(host.part<ContactController>()),
      viewport_(host.viewport),
      notices_(notices),
      ghosts_(host.actions.ghosts),
      window_(&host.window),
      exports_(this) {
  const WindowActions& actions = host.actions;
  new ExportProgress(exports_, window_);
  notices_.listen(&exports_);
  connect(&exports_, &FileExport::written, this, [this](const QString& path) { reportWritten(path); });
  connect(actions.exportAll, &QAction::triggered, this, [this] {
    const QString path = chooseCsvFile();
    if (!path.isEmpty()) exportCsv(path);
  });
  connect(actions.exportPlot, &QAction::triggered, this, [this] { exportPlot(plots_.current()->data()); });
  connect(actions.exportContacts, &QAction::triggered, this, &ExportCommands::chooseContactsFile);
  connect(actions.exportSolver, &QAction::triggered, this, &ExportCommands::chooseSolverFile);
  connect(actions.exportNewton, &QAction::triggered, this, &ExportCommands::chooseNewtonFile);
  connect(actions.exportFilm, &QAction::triggered, this, &ExportCommands::exportFilm);
  connect(contacts_.matrix(), &ContactMatrixPanel::exportAsked, this, &ExportCommands::chooseMatrixFile);
  connect(&plots_, &PlotDocks::exportRequested, this, &ExportCommands::exportPlot);
  auto* pictures = new PictureSaver(*window_, {[this] { return document_.file().inputs(); },
                                               [this](const QString& title) { return nameOfPicture(title); }});
  notices_.listen(pictures);
  connect(pictures, &PictureSaver::written, this, &ExportCommands::reportWritten);
}

bool ExportCommands::mayWrite(const char* what, const QString& path) {
  const auto ok = document_.file().inputs().writes(what, toPath(path)).check();
  if (!ok) notices_.fail(ok.error());
  return ok.has_value();
}

void ExportCommands::write(std::shared_ptr<const RowCsv> csv, const QString& path, RowRange range) {
  if (mayWrite("the CSV", path)) exports_.start(std::move(csv), path, range);
}

void ExportCommands::reportWritten(const QString& path) { notices_.note(tr("Written: %1").arg(path)); }

void ExportCommands::exportCsv(const QString& path) {
  const auto recording = runs_.shown().recording();
  if (!recording) return notices_.fail({.message = "there is nothing to export yet: the model has not been run"});
  std::vector<std::size_t> all(recording->columns());
  std::iota(all.begin(), all.end(), std::size_t{0});
  write(std::make_shared<RecordingCsv>(runs_.shown().model(), recording, std::move(all)), path);
}

void ExportCommands::exportPlot(const PlotData& plot) {
  if (!plot.recording || plot.columns.empty() || plot.recording->rows() == 0)
    return notices_.fail({.message = plot.isDifference
                                         ? "there is nothing to export: this plot shows a difference, and "
                                           "there is none without a kept run and another one"
                                         : "there is nothing to export: this plot shows no curves"});
  const auto [from, to] = plot.times;
  // The first row not before the window, to the last not after it.
  RowRange range{plot.recording->rowAt(from), plot.recording->rowAt(to) + 1};
  if (plot.recording->time(range.first) < from) ++range.first;
  CsvMetadata more;
  if (plot.recording != runs_.shown().recording()) appendWarnings(*runs_.shown().recording(), more);
  if (plot.isDifference) {
    more.insert(more.end(), plot.warnings.begin(), plot.warnings.end());
    for (const auto& [key, value] : plots_.comparedMetadata()) more.emplace_back("kept " + key, value);
  }
  if (!plot.spectrum.isEmpty()) more.emplace_back("spectrum", plot.spectrum.toStdString());
  const QString path = chooseCsvFile();
  if (path.isEmpty()) return;
  write(std::make_shared<RecordingCsv>(runs_.shown().model(), plot.recording, plot.columns, std::move(more)), path,
        range);
}

/// "arch-energy.svg"
QString ExportCommands::nameOfPicture(const QString& title) const {
  static const QRegularExpression others("[^\\w.-]+", QRegularExpression::UseUnicodePropertiesOption);
  QString of = title.toLower().replace(others, QStringLiteral("-"));
  return QFileInfo(document_.file().title()).completeBaseName() + '-' + of.left(40) + ".svg";
}

/// "arch-contacts.csv"
QString ExportCommands::chooseLogFile(const QString& title, const QString& log) {
  const QString stem = QFileInfo(document_.file().title()).completeBaseName();
  return askFileToSave(window_, title, stem + '-' + log + ".csv", tr("CSV (*.csv);;All files (*)"));
}

void ExportCommands::chooseContactsFile() {
  if (!runs_.shown().recording() || !runs_.shown().recording()->contacts())
    return notices_.fail(
        {.message = "there are no contacts to export: nothing can touch in this run, or there is none"});
  const QString path = chooseLogFile(tr("Export the contacts as CSV"), "contacts");
  if (!path.isEmpty()) exportContacts(path);
}

void ExportCommands::exportContacts(const QString& path) {
  write(std::make_shared<ContactCsv>(runs_.shown().model(), runs_.shown().recording()), path);
}

void ExportCommands::chooseSolverFile() {
  if (!runs_.shown().recording() || !runs_.shown().recording()->solver() || !stepsOverImpacts(runs_.shown().model()))
    return notices_.fail({.message =
                              "there is nothing to export: no solver of contacts has worked in this run, or there is "
                              "none"});
  const QString path = chooseLogFile(tr("Export what the solver of contacts did as CSV"), "solver");
  if (!path.isEmpty()) exportSolver(path);
}

void ExportCommands::exportSolver(const QString& path) {
  write(std::make_shared<SolverCsv>(runs_.shown().model(), runs_.shown().recording()), path);
}

void ExportCommands::chooseNewtonFile() {
  if (!runs_.shown().recording() || !runs_.shown().recording()->newton())
    return notices_.fail({.message =
                              "there is nothing to export: the method of this run tells no iterations of Newton, or "
                              "there is no run"});
  const QString path = chooseLogFile(tr("Export the iterations of Newton as CSV"), "newton");
  if (!path.isEmpty()) exportNewton(path);
}

void ExportCommands::exportNewton(const QString& path) {
  write(std::make_shared<NewtonCsv>(runs_.shown().model(), runs_.shown().recording()), path);
}

void ExportCommands::chooseMatrixFile() {
  const QString path = chooseLogFile(tr("Export the matrix of the contacts as CSV"), "matrix");
  if (!path.isEmpty()) exportMatrix(path);
}

void ExportCommands::exportMatrix(const QString& path) {
  if (!mayWrite("the CSV", path)) return;
  if (auto ok = writeFileAtomically(contacts_.matrix()->csv(), toPath(path)); !ok) return notices_.fail(ok.error());
  reportWritten(path);
}

void ExportCommands::exportFilm() {
  runs_.pause();
  FilmDialog dialog(viewport_, runs_, QFileInfo(document_.file().title()).completeBaseName(), window_);
  dialog.setInputs(document_.file().inputs());
  dialog.setDrawnContacts([this](const ContactMoment& moment) { return contacts_.panel()->drawn(moment); });
  dialog.setGhosts(ghosts_->isChecked());
  notices_.listen(&dialog);
  connect(&dialog, &FilmDialog::written, this, [this](const QString& path, int frames) {
    notices_.note(tr("Written: %1, %2 frames").arg(path).arg(frames));
  });
  dialog.exec();
}

QString ExportCommands::chooseCsvFile() {
  const QString stem = QFileInfo(document_.file().title()).completeBaseName();
  return askFileToSave(window_, tr("Export as CSV"), stem + ".csv", tr("CSV (*.csv);;All files (*)"));
}

}  // namespace gyre::ui

#include "moc_export_commands.cpp"
