#include "document/autosave.h"

#include "document/file_path.h"
#include "io/model_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>

namespace gyre::ui {
namespace {

const QByteArray kOwner = "// Unsaved changes of: ";

QString lockOf(const QString& file) { return file + ".lock"; }

Expected<void> write(const Model& model, const QString& owner, const QString& file) {
  // A comment, so that the file is a model file like any other.
  const std::string head = kOwner.toStdString() + owner.toStdString() + '\n';
  return writeFileAtomically(head + modelText(model), toPath(file));
}

QString ownerOf(const QString& file) {
  QFile f(file);
  if (!f.open(QIODevice::ReadOnly)) return {};
  const QByteArray line = f.readLine();
  return line.startsWith(kOwner) ? QString::fromUtf8(line.mid(kOwner.size()).trimmed()) : QString();
}

}  // namespace

Autosave::Autosave(ModelDocument& document, const QString& folder, QObject* parent)
    : QObject(parent),
      document_(document),
      folder_(folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + "/recovery"
                               : folder),
      file_(folder_ + '/' + QUuid::createUuid().toString(QUuid::Id128).left(12) + ".gyre") {
  timer_.setSingleShot(true);
  timer_.setInterval(interval);
  connect(&timer_, &QTimer::timeout, this, &Autosave::keep);
  connect(&document_, &ModelDocument::edited, this, &Autosave::schedule);
  connect(&document_, &ModelDocument::replaced, this, &Autosave::schedule);
  connect(&document_.file(), &DocumentFile::titleChanged, this, &Autosave::schedule);  // saved, or undone until then
}

Autosave::~Autosave() {
  finish();
  forget();
}

void Autosave::schedule() {
  if (!document_.isModified()) {
    timer_.stop();
    finish();
    forget();
  } else if (!timer_.isActive()) {
    timer_.start();  // not anew with each edit: who never pauses is kept, too
  }
}

void Autosave::keep() {
  using namespace std::chrono_literals;
  if (writing_.valid() && writing_.wait_for(0s) != std::future_status::ready) return timer_.start();
  finish();
  if (!lock_) {
    QDir().mkpath(folder_);
    lock_ = std::make_unique<QLockFile>(lockOf(file_));
    lock_->setStaleLockTime(0);  // as long as this program runs
    lock_->tryLock(0);
  }
  writing_ = std::async(std::launch::async, [model = document_.snapshot(), owner = document_.file().path(),
                                             file = file_] { return write(*model, owner, file); });
}

void Autosave::finish() {
  if (!writing_.valid()) return;
  if (const auto done = writing_.get(); !done) emit failed(done.error());
}

void Autosave::keepNow() {
  timer_.stop();
  finish();
  keep();
  finish();
}

void Autosave::forget() {
  if (!lock_) return;
  QFile::remove(file_);
  lock_.reset();  // removes its file
}

std::vector<LeftBehind> Autosave::leftBehind() const {
  std::vector<LeftBehind> out;
  for (const QFileInfo& info : QDir(folder_).entryInfoList({"*.gyre"}, QDir::Files, QDir::Time)) {
    const QString file = info.absoluteFilePath();
    if (QFileInfo(file) == QFileInfo(file_)) continue;
    QLockFile lock(lockOf(file));
    lock.setStaleLockTime(0);
    if (!lock.tryLock(0)) continue;  // whoever writes it is alive
    out.push_back({file, ownerOf(file), info.lastModified()});
  }
  return out;
}

}  // namespace gyre::ui

#include "moc_autosave.cpp"
