#include "theme/save_dialog.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>

namespace gyre::ui {
namespace {

const QString kFolderKey = QStringLiteral("save/folder");

}  // namespace

QString lastSaveFolder() {
  const QString folder = QSettings().value(kFolderKey).toString();
  return !folder.isEmpty() && QFileInfo(folder).isDir() ? folder : QString();
}

QString askFileToSave(QWidget* parent, const QString& title, const QString& proposed, const QString& filter) {
  const QString folder = QFileInfo(proposed).isAbsolute() ? QString() : lastSaveFolder();
  const QString path = QFileDialog::getSaveFileName(
      parent, title, folder.isEmpty() ? proposed : QDir(folder).filePath(proposed), filter);
  if (!path.isEmpty()) QSettings().setValue(kFolderKey, QFileInfo(path).absolutePath());
  return path;
}

}  // namespace gyre::ui
