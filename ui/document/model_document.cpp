#include "document/model_document.h"

#include "document/edit_command.h"
#include "model/references.h"

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
    : QObject(parent), types_(types), model_(*types.of(Category::integrator).front()), file_(*this) {}

std::shared_ptr<const Model> ModelDocument::snapshot() const {
  if (!snapshot_) snapshot_ = std::make_shared<const Model>(model_);
  return snapshot_;
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

Expected<void> ModelDocument::amend(Edit edit, const QString& text) {
  auto done = submit(std::move(edit), text, EditCommand::amendment);
  if (done) emit amended(text);
  return done;
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
}

void ModelDocument::replace(Model model, bool clean) {
  model_ = std::move(model);
  snapshot_.reset();
  history_.clear();
  clean ? history_.setClean() : history_.resetClean();
  replacing_ = true;
  emit replaced();
  replacing_ = false;
}

}  // namespace gyre::ui

#include "moc_model_document.cpp"
