// The window's File, Import: models of other programs.

#include "document/file_path.h"
#include "import/import_file.h"
#include "shell/import_report.h"
#include "shell/main_window.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>

namespace gyre::ui {

void MainWindow::chooseFileToImport() {
  QSettings settings;
  const QString path = QFileDialog::getOpenFileName(this, tr("Import"), settings.value("import/folder").toString(),
                                                    tr("URDF and MJCF (*.urdf *.xml *.mjcf);;All files (*)"));
  if (path.isEmpty() || !mayDiscard()) return;
  settings.setValue("import/folder", QFileInfo(path).absolutePath());
  importFile(path);
}

bool MainWindow::importFile(const QString& path) {
  auto imported = importModel(toPath(path), document_.types());
  if (!imported) {
    showError(imported.error());
    return false;
  }
  document_.adopt(std::move(imported->model));
  showWorkbench();
  plots_->openLayout({});
  if (imported->notes.empty()) {
    status_->showMessage(tr("Imported %1; everything was understood").arg(QFileInfo(path).fileName()), 8000);
    return true;
  }
  auto* report = new ImportReport(imported->notes, path, this);
  report->setAttribute(Qt::WA_DeleteOnClose);
  report->show();
  return true;
}

}  // namespace gyre::ui
