#include "document/file_watch.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

namespace gyre::ui {
namespace {

/// Hash of the content; empty when there is no file.
QByteArray fingerprint(const QString& path) {
  QFile file(path);
  if (path.isEmpty() || !file.open(QIODevice::ReadOnly)) return {};
  QCryptographicHash hash(QCryptographicHash::Sha1);
  hash.addData(&file);
  return hash.result();
}

}  // namespace

FileWatch::FileWatch(ModelDocument& document, QObject* parent) : QObject(parent), document_(document) {
  settled_.setSingleShot(true);
  settled_.setInterval(150);
  connect(&settled_, &QTimer::timeout, this, &FileWatch::look);
  connect(&watcher_, &QFileSystemWatcher::fileChanged, &settled_, qOverload<>(&QTimer::start));
  connect(&watcher_, &QFileSystemWatcher::directoryChanged, &settled_, qOverload<>(&QTimer::start));
  connect(&document_, &ModelDocument::replaced, this, &FileWatch::follow);
  connect(&document_.file(), &DocumentFile::saved, this, &FileWatch::follow);
}

void FileWatch::follow() {
  const QStringList before = watcher_.files() + watcher_.directories();
  if (!before.isEmpty()) watcher_.removePaths(before);
  known_ = fingerprint(document_.file().path());
  if (document_.file().path().isEmpty()) return;
  // The folder, too: whoever saves by renaming puts another file in its place.
  watcher_.addPaths({document_.file().path(), QFileInfo(document_.file().path()).path()});
}

void FileWatch::look() {
  if (document_.file().isSaving()) return settled_.start();
  const QString path = document_.file().path();
  const QByteArray now = fingerprint(path);
  if (now.isEmpty()) return;  // gone, or just being renamed
  if (!watcher_.files().contains(path)) watcher_.addPath(path);
  if (now == known_) return;
  known_ = now;
  emit changedOutside();
}

}  // namespace gyre::ui

#include "moc_file_watch.cpp"
