#include "document/model_document.h"

#include "document/edit_command.h"
#include "document/file_path.h"
#include "document/typed_text.h"
#include "document/while_painting.h"
#include "io/model_file.h"
#include "model/references.h"

#include <QFileInfo>

#include <algorithm>

namespace gyre::ui {
namespace {

/// What an edit touches, so that one of a thousand parts is announced once.
struct Touched {
  std::vector<ElementId> elements = {};
  std::vector<ElementId> renamed = {};
  bool structure = false;

  void operator()(const SetField& e) { add(e.id); }
  void operator()(const SetFormula& e) { add(e.id); }
  void operator()(const SetType& e) { add(e.id); }
  void operator()(const Rename& e) {
    add(e.id);
    renamed.push_back(e.id);
  }
  void operator()(const SetEnabled&) { structure = true; }
  void operator()(const Move&) { structure = true; }
  void operator()(const Insert&) { structure = true; }
  void operator()(const Erase&) { structure = true; }
  void operator()(const Compound& e) {
    for (const Edit& edit : e.edits) std::visit(*this, edit.what);
  }
  void add(ElementId id) {
    if (elements.empty() || elements.back() != id) elements.push_back(id);
  }
};

Expected<Model> readBeside(const QString& path, const TypeList& types) {
  return whilePainting([&] { return readModel(toPath(path), types); });
}

bool dependsOnParameters(const Element& e) {
  return !e.formulas.empty() ||
         std::any_of(e.type->fields.begin(), e.type->fields.end(), [](const Field& f) { return f.isFunction(); });
}

/// With a name those have changed that are called after it.
void addNamesakes(const Model& model, Touched& touched) {
  for (const ElementId id : touched.renamed)
    for (const Element& e : model.elements())
      if (e.type->isBetween() && refersTo(e, id)) touched.add(e.id);
}

/// With a parameter the numbers have changed that formulas and functions use.
void addFollowers(const Model& model, Touched& touched) {
  const bool parameters = std::any_of(touched.elements.begin(), touched.elements.end(), [&](ElementId id) {
    const Element* e = model.find(id);
    return e && e->type->category == Category::parameter;
  });
  if (!parameters) return;
  for (const Element& e : model.elements())
    if (dependsOnParameters(e)) touched.add(e.id);
}

}  // namespace

ModelDocument::ModelDocument(const TypeList& types, QObject* parent)
    : QObject(parent), types_(types), model_(*types.of(Category::integrator).front()) {
  connect(&history_, &QUndoStack::cleanChanged, this, &ModelDocument::titleChanged);
}

std::shared_ptr<const Model> ModelDocument::snapshot() const {
  if (!snapshot_) snapshot_ = std::make_shared<const Model>(model_);
  return snapshot_;
}

QString ModelDocument::title() const {
  if (!path_.isEmpty()) return QFileInfo(path_).fileName();
  const std::string& name = model_.document().name;
  return name.empty() ? tr("Untitled") : QString::fromStdString(name);
}

Expected<void> ModelDocument::submit(Edit edit, const QString& text, int gesture) {
  auto inverse = model_.apply(edit);
  if (!inverse) return tl::unexpected(inverse.error());
  snapshot_.reset();
  const Edit applied = edit;
  history_.push(new EditCommand(*this, std::move(edit), std::move(*inverse), text, gesture));
  announce(applied);
  return {};
}

void ModelDocument::reapply(const Edit& edit) {
  const auto inverse = model_.apply(edit);
  Q_ASSERT(inverse);  // the history only holds edits that fit the model as it is then
  reapplying_ = true;
  announce(edit);
  reapplying_ = false;
}

void ModelDocument::announce(const Edit& edit) {
  snapshot_.reset();
  Touched touched;
  std::visit(touched, edit.what);
  addNamesakes(model_, touched);
  addFollowers(model_, touched);
  if (touched.structure) emit structureChanged();
  for (const ElementId id : touched.elements)
    if (model_.find(id)) emit changed(id);
  emit edited();
  emit titleChanged();
}

FileRoles ModelDocument::sources() const {
  FileRoles files;
  for (const QString& source : sources_) files.reads("a file it was made from", toPath(source));
  return files;
}

FileRoles ModelDocument::inputs() const { return sources().reads("the model", toPath(path_)); }

void ModelDocument::replace(Model model, const QString& path, bool clean) {
  takeOverTyped();  // by the model that it was typed for
  model_ = std::move(model);
  ++replacements_;
  snapshot_.reset();
  path_ = path;
  sources_.clear();
  history_.clear();
  clean ? history_.setClean() : history_.resetClean();
  replacing_ = true;
  emit replaced();
  replacing_ = false;
  emit titleChanged();
}

void ModelDocument::newModel() { replace(Model(*types_.of(Category::integrator).front()), {}); }

Expected<void> ModelDocument::open(const QString& path) {
  auto model = readBeside(path, types_);
  if (!model) return tl::unexpected(model.error());
  replace(std::move(*model), QFileInfo(path).absoluteFilePath());
  return {};
}

Expected<void> ModelDocument::openExample(const QString& path) {
  auto model = readBeside(path, types_);
  if (!model) return tl::unexpected(model.error());
  adopt(std::move(*model), {path});
  return {};
}

void ModelDocument::adopt(Model model, const QStringList& sources) {
  replace(std::move(model), {});
  for (const QString& source : sources) sources_.push_back(QFileInfo(source).absoluteFilePath());
}

Expected<void> ModelDocument::recover(const QString& file, const QString& path) {
  auto model = readBeside(file, types_);
  if (!model) return tl::unexpected(model.error());
  replace(std::move(*model), path, false);
  return {};
}

Expected<void> ModelDocument::save() { return saveAs(path_); }

Expected<void> ModelDocument::saveAs(const QString& path) {
  if (auto ok = sources().writes("the model", toPath(path)).check(); !ok) return ok;
  const auto model = snapshot();
  const int replacements = replacements_;
  saving_ = true;
  auto written = whilePainting([&] { return writeModel(*model, toPath(path)); });
  saving_ = false;
  if (!written || replacements != replacements_) return written;  // an import may have taken its place meanwhile
  path_ = QFileInfo(path).absoluteFilePath();
  if (snapshot() == model) history_.setClean();
  emit saved();
  emit titleChanged();
  return {};
}

}  // namespace gyre::ui

#include "moc_model_document.cpp"
