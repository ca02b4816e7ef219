#pragma once
// How far an export is, and the way to give it up: shown when it takes longer than a moment.

#include "shell/file_export.h"

#include <QPointer>
#include <QProgressDialog>

namespace gyre::ui {

class ExportProgress : public QObject {
  Q_OBJECT
 public:
  ExportProgress(FileExport& exports, QWidget* window);

 private:
  void show(const QString& path, double share);
  void close();

  FileExport& exports_;
  QWidget* window_;
  QPointer<QProgressDialog> dialog_;
};

}  // namespace gyre::ui
