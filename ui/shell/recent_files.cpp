#include "shell/recent_files.h"

#include <QFileInfo>
#include <QSettings>

namespace gyre::ui {
namespace {

constexpr char kKey[] = "recentFiles";
constexpr int kMost = 10;

}  // namespace

QStringList recentFiles() {
  QStringList files = QSettings().value(kKey).toStringList();
  files.removeIf([](const QString& f) { return !QFileInfo::exists(f); });
  return files;
}

void rememberFile(const QString& path) {
  QStringList files = recentFiles();
  const QString absolute = QFileInfo(path).absoluteFilePath();
  files.removeAll(absolute);
  files.prepend(absolute);
  QSettings().setValue(kKey, files.mid(0, kMost));
}

}  // namespace gyre::ui
