#include "shell/import_job.h"

#include "core/machine_memory.h"
#include "document/file_path.h"
#include "import/import_format.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QProgressBar>
#include <QVBoxLayout>
#include <algorithm>

namespace gyre::ui {
namespace {

constexpr int kPatience = 400;  ///< without a sign of what is going on [ms]

}  // namespace

bool isForeignFile(const QString& path) {
  const std::vector<std::string> known = importExtensions();
  return std::find(known.begin(), known.end(), QFileInfo(path).suffix().toLower().toStdString()) != known.end();
}

QString foreignNames() { return QString::fromStdString(importNames()); }

QString foreignPatterns() {
  QStringList out;
  for (const std::string& extension : importExtensions()) out += "*." + QString::fromStdString(extension);
  return out.join(' ');
}

ImportProgress::ImportProgress(const QString& file, QWidget* parent)
    : QDialog(parent), model_(QFileInfo(file).fileName()), words_(new QLabel(tr("Reading %1…").arg(model_), this)) {
  setWindowTitle(tr("Import"));
  setWindowModality(Qt::WindowModal);
  words_->setTextFormat(Qt::PlainText);
  words_->setWordWrap(true);
  auto* bar = new QProgressBar(this);
  bar->setRange(0, 0);
  bar->setTextVisible(false);
  bar->setAccessibleName(tr("Importing"));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(24, 24, 24, 16);
  layout->setSpacing(16);
  layout->addWidget(words_);
  layout->addWidget(bar);
  layout->addWidget(buttons);
  setMinimumWidth(420);
}

void ImportProgress::setMesh(const QString& file, int number) {
  words_->setText(tr("Reading mesh %1 of %2: %3").arg(QString::number(number), model_, file));
}

ImportJob::ImportJob(const TypeList& types, QWidget* window, StoppableMeshReader readMesh)
    : types_(types), window_(window), readMesh_(std::move(readMesh)) {
  patience_.setSingleShot(true);
  patience_.setInterval(kPatience);
  connect(&patience_, &QTimer::timeout, this, &ImportJob::showProgress);
}

void ImportJob::start(const QString& path, bool allowOutside) {
  cancel();
  path_ = path;
  mesh_.clear();
  meshes_ = 0;
  patience_.start();
  job_.start([this, path, number = number_,
              allowOutside](const std::stop_token& stop) { return read(path, number, stop, allowOutside); },
             [this, path](const Expected<Imported>& result) {
               endProgress();
               if (result) emit imported(*result, path);
               else emit failed(result.error());
             },
             [this](const Error& error) {
               endProgress();
               emit failed(error);
             });
}

void ImportJob::cancel() {
  ++number_;
  job_.cancel();
  endProgress();
}

Expected<Imported> ImportJob::read(const QString& path, int number, const std::stop_token& stop, bool allowOutside) {
  try {
    const MeshReader reader = [&](const std::filesystem::path& mesh) -> Expected<std::shared_ptr<const TriangleMesh>> {
      if (stop.stop_requested()) return failInput("the import was cancelled");
      const QString name = fromPath(mesh.filename());
      QMetaObject::invokeMethod(
          this,
          [this, name, number] {
            if (number != number_) return;
            mesh_ = name;
            ++meshes_;
            if (progress_) progress_->setMesh(mesh_, meshes_);
          },
          Qt::QueuedConnection);
      return readMesh_(mesh, stop);
    };
    return importModel(toPath(path), types_, {.readMesh = reader, .allowOutside = allowOutside});
  } catch (const std::exception& e) {  // memory, mostly
    return fail({.kind = Error::Kind::resource, .message = libraryMessage(e), .file = path.toStdString()});
  }
}

void ImportJob::showProgress() {
  progress_ = new ImportProgress(path_, window_);
  if (meshes_ > 0) progress_->setMesh(mesh_, meshes_);
  connect(progress_, &QDialog::rejected, this, &ImportJob::cancel);
  progress_->show();
}

void ImportJob::endProgress() {
  patience_.stop();
  if (!progress_) return;
  progress_->disconnect(this);
  progress_->hide();
  progress_->deleteLater();
  progress_ = nullptr;
}

}  // namespace gyre::ui

#include "moc_import_job.cpp"
