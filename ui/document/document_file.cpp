#include "document/document_file.h"

#include "document/file_path.h"
#include "document/model_document.h"
#include "document/typed_text.h"
#include "document/while_painting.h"
#include "io/model_file.h"

#include <QFileInfo>

namespace gyre::ui {
namespace {

Expected<Model> readBeside(const QString& path, const TypeList& types) {
  return whilePainting([&] { return readModel(toPath(path), types); });
}

}  // namespace

DocumentFile::DocumentFile(ModelDocument& document) : document_(document) {
  connect(&document_, &ModelDocument::edited, this, &DocumentFile::titleChanged);
  connect(&document_.history(), &QUndoStack::cleanChanged, this, &DocumentFile::titleChanged);
}

QString DocumentFile::title() const {
  if (!path_.isEmpty()) return QFileInfo(path_).fileName();
  const std::string& name = document_.model().document().name;
  return name.empty() ? tr("Untitled") : QString::fromStdString(name);
}

FileRoles DocumentFile::sources() const {
  FileRoles files;
  for (const QString& source : sources_) files.reads("a file it was made from", toPath(source));
  return files;
}

FileRoles DocumentFile::inputs() const { return sources().reads("the model", toPath(path_)); }

/// What was typed is taken over first, by the model that it was typed for.
void DocumentFile::replace(Model model, const QString& path, bool clean) {
  takeOverTyped();
  ++replacements_;
  path_ = path;
  sources_.clear();
  document_.replace(std::move(model), clean);
  emit titleChanged();
}

void DocumentFile::newModel() { replace(Model(*document_.types().of(Category::integrator).front()), {}); }

Expected<void> DocumentFile::open(const QString& path) {
  auto model = readBeside(path, document_.types());
  if (!model) return tl::unexpected(model.error());
  replace(std::move(*model), QFileInfo(path).absoluteFilePath());
  return {};
}

Expected<void> DocumentFile::reload() {
  reloading_ = true;
  auto read = open(path_);
  reloading_ = false;
  return read;
}

Expected<void> DocumentFile::openExample(const QString& path) {
  auto model = readBeside(path, document_.types());
  if (!model) return tl::unexpected(model.error());
  adopt(std::move(*model), {path});
  return {};
}

void DocumentFile::adopt(Model model, const QStringList& sources) {
  replace(std::move(model), {});
  for (const QString& source : sources) sources_.push_back(QFileInfo(source).absoluteFilePath());
}

Expected<void> DocumentFile::recover(const QString& file, const QString& path) {
  auto model = readBeside(file, document_.types());
  if (!model) return tl::unexpected(model.error());
  replace(std::move(*model), path, false);
  return {};
}

Expected<void> DocumentFile::save() { return saveAs(path_); }

Expected<void> DocumentFile::saveAs(const QString& path) {
  if (auto ok = sources().writes("the model", toPath(path)).check(); !ok) return ok;
  const auto model = document_.snapshot();
  const int replacements = replacements_;
  saving_ = true;
  auto written = whilePainting([&] { return writeModel(*model, toPath(path)); });
  saving_ = false;
  if (!written || replacements != replacements_) return written;  // an import may have taken its place meanwhile
  path_ = QFileInfo(path).absoluteFilePath();
  if (document_.snapshot() == model) document_.history().setClean();
  emit saved();
  emit titleChanged();
  return {};
}

}  // namespace gyre::ui

#include "moc_document_file.cpp"
