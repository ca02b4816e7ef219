#include "shell/export_progress.h"

#include <QFileInfo>

namespace gyre::ui {

ExportProgress::ExportProgress(FileExport& exports, QWidget* window)
    : QObject(window), exports_(exports), window_(window) {
  connect(&exports_, &FileExport::progressed, this, &ExportProgress::show);
  connect(&exports_, &FileExport::written, this, &ExportProgress::close);
  connect(&exports_, &FileExport::failed, this, &ExportProgress::close);
  connect(&exports_, &FileExport::cancelled, this, &ExportProgress::close);
}

void ExportProgress::show(const QString& path, double share) {
  if (!dialog_) {
    dialog_ = new QProgressDialog(window_);
    dialog_->setAttribute(Qt::WA_DeleteOnClose);
    dialog_->setWindowTitle(tr("Export"));
    dialog_->setRange(0, 1000);
    dialog_->setMinimumDuration(700);
    dialog_->setAutoReset(false);
    dialog_->setAutoClose(false);
    connect(dialog_, &QProgressDialog::canceled, &exports_, &FileExport::cancel);
  }
  dialog_->setLabelText(tr("Writing %1…").arg(QFileInfo(path).fileName()));
  dialog_->setValue(static_cast<int>(1000 * share));
}

void ExportProgress::close() {
  if (!dialog_) return;
  dialog_->disconnect(&exports_);
  dialog_->close();
  delete dialog_;
}

}  // namespace gyre::ui

#include "moc_export_progress.cpp"
