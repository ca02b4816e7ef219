// The window's File, Import: models of other programs.

#include "shell/import_report.h"
#include "shell/main_window.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>

namespace gyre::ui {

void MainWindow::connectImport() {
  connect(actions_.importModel, &QAction::triggered, this, &MainWindow::chooseFileToImport);
  connect(&import_, &ImportJob::imported, this, &MainWindow::takeOver);
  connect(&import_, &ImportJob::failed, this, &MainWindow::showError);
  connect(actions_.loadRun, &QAction::triggered, runImport_, &RunImport::choose);
  connect(runImport_, &RunImport::failed, this, &MainWindow::showError);
  connect(runImport_, &RunImport::loaded, this, [this](const QString& name) {
    status_->showMessage(tr("%1 is drawn beside the runs of the model; the comparison lists it").arg(name), 8000);
  });
  // Another model was opened meanwhile: that is what is wanted now.
  connect(&document_, &ModelDocument::replaced, &import_, &ImportJob::cancel);
}

void MainWindow::chooseFileToImport() {
  QSettings settings;
  const QString path = QFileDialog::getOpenFileName(this, tr("Import"), settings.value("import/folder").toString(),
                                                    tr("URDF and MJCF (*.urdf *.xml *.mjcf);;All files (*)"));
  if (path.isEmpty()) return;
  settings.setValue("import/folder", QFileInfo(path).absolutePath());
  importFile(path);
}

// Asked only now, for the model may have been edited while the other one was read.
void MainWindow::takeOver(const Imported& imported, const QString& path) {
  if (!mayDiscard()) return;
  QStringList sources{path};
  for (const auto& file : imported.files) sources.push_back(fromPath(file));
  leaveModel();
  document_.adopt(imported.model, sources);
  enterModel({});
  if (imported.notes.empty() && imported.repairs.empty()) {
    status_->showMessage(tr("Imported %1; everything was understood").arg(QFileInfo(path).fileName()), 8000);
    return;
  }
  auto* report = new ImportReport(imported.notes, imported.repairs, path, this);
  report->setAttribute(Qt::WA_DeleteOnClose);
  report->show();
}

}  // namespace gyre::ui
