#include "document/model_document.h"

#include "document/edit_command.h"
#include "io/model_file.h"

#include <QFileInfo>

namespace gyre::ui {
namespace {

struct Announcer {
  ModelDocument& document;
  void operator()(const SetField& e) const { changed(e.id); }
  void operator()(const SetFormula& e) const { changed(e.id); }
  void operator()(const SetType& e) const { emit document.changed(e.id); }
  void operator()(const Rename& e) const { emit document.changed(e.id); }
  void operator()(const Insert&) const { emit document.structureChanged(); }
  void operator()(const Erase&) const { emit document.structureChanged(); }
  void operator()(const Compound& e) const {
    for (const Edit& edit : e.edits) std::visit(*this, edit.what);
  }
  /// With a parameter its formulas' numbers have changed.
  void changed(ElementId id) const {
    emit document.changed(id);
    const Element* element = document.model().find(id);
    if (!element || element->type->category != Category::parameter) return;
    std::vector<ElementId> followers;  // listeners may edit the model
    for (const Element& e : document.model().elements())
      if (!e.formulas.empty() && e.id != id) followers.push_back(e.id);
    for (const ElementId follower : followers) emit document.changed(follower);
  }
};

std::filesystem::path toPath(const QString& path) { return std::filesystem::path(path.toStdU16String()); }

}  // namespace

ModelDocument::ModelDocument(const TypeList& types, QObject* parent)
    : QObject(parent), types_(types), model_(*types.of(Category::integrator).front()) {
  connect(&history_, &QUndoStack::cleanChanged, this, &ModelDocument::titleChanged);
}

QString ModelDocument::title() const {
  if (!path_.isEmpty()) return QFileInfo(path_).fileName();
  const std::string& name = model_.document().name;
  return name.empty() ? tr("Untitled") : QString::fromStdString(name);
}

Expected<void> ModelDocument::submit(Edit edit, const QString& text, int gesture) {
  auto inverse = model_.apply(edit);
  if (!inverse) return tl::unexpected(inverse.error());
  const Edit applied = edit;
  history_.push(new EditCommand(*this, std::move(edit), std::move(*inverse), text, gesture));
  announce(applied);
  return {};
}

void ModelDocument::reapply(const Edit& edit) {
  const auto inverse = model_.apply(edit);
  Q_ASSERT(inverse);  // the history only holds edits that fit the model as it is then
  announce(edit);
}

void ModelDocument::announce(const Edit& edit) {
  std::visit(Announcer{*this}, edit.what);
  emit edited();
  emit titleChanged();
}

void ModelDocument::replace(Model model, const QString& path) {
  model_ = std::move(model);
  path_ = path;
  history_.clear();
  history_.setClean();
  emit replaced();
  emit titleChanged();
}

void ModelDocument::newModel() { replace(Model(*types_.of(Category::integrator).front()), {}); }

Expected<void> ModelDocument::open(const QString& path) {
  auto model = readModel(toPath(path), types_);
  if (!model) return tl::unexpected(model.error());
  replace(std::move(*model), QFileInfo(path).absoluteFilePath());
  return {};
}

Expected<void> ModelDocument::openExample(const QString& path) {
  auto model = readModel(toPath(path), types_);
  if (!model) return tl::unexpected(model.error());
  replace(std::move(*model), {});
  return {};
}

Expected<void> ModelDocument::save() { return saveAs(path_); }

Expected<void> ModelDocument::saveAs(const QString& path) {
  if (auto written = writeModel(model_, toPath(path)); !written) return written;
  path_ = QFileInfo(path).absoluteFilePath();
  history_.setClean();
  emit titleChanged();
  return {};
}

}  // namespace gyre::ui
