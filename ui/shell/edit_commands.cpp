#include "shell/edit_commands.h"

#include "document/alignment.h"
#include "document/body_geometry.h"
#include "document/edit_text.h"
#include "document/insertion.h"
#include "document/mirroring.h"
#include "io/model_fragment.h"
#include "model/references.h"
#include "shell/align_dialog.h"
#include "shell/mirror_dialog.h"
#include "shell/pattern_dialog.h"
#include "theme/icons.h"

#include <QApplication>
#include <QClipboard>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

namespace gyre::ui {
namespace {

/// Where work goes on when these are gone: at the next row of the tree in the group of the last of them, else at the
/// one before it.
ElementId rowAfter(const Model& model, const std::vector<ElementId>& gone) {
  std::vector<const Element*> rows;
  for (const Category c : {Category::body, Category::joint, Category::force, Category::point, Category::frame,
                           Category::parameter, Category::material, Category::contactPair, Category::contactFilter})
    for (const Element* e : model.of(c)) rows.push_back(e);
  const auto stays = [&](const Element* e) { return std::find(gone.begin(), gone.end(), e->id) == gone.end(); };
  const Element* last = model.find(gone.back());
  const auto at = std::find(rows.begin(), rows.end(), last);
  const auto next = std::find_if(
      at, rows.end(), [&](const Element* e) { return e->type->category == last->type->category && stays(e); });
  if (next != rows.end()) return (*next)->id;
  const auto before = std::find_if(std::make_reverse_iterator(at), rows.rend(), stays);
  return before == rows.rend() ? documentId : (*before)->id;
}

bool isOfContact(Category c) {
  return c == Category::material || c == Category::contactPair || c == Category::contactFilter;
}

}  // namespace

EditCommands::EditCommands(ModelDocument& document, Selection& selection, QWidget* window)
    : QObject(window), document_(document), selection_(selection), window_(window) {
  const auto make = [window](const char* iconName, const QString& text, const QList<QKeySequence>& keys) {
    auto* action = new QAction(text, window);
    if (*iconName) action->setIcon(icon(iconName));
    action->setShortcuts(keys);
    window->addAction(action);
    return action;
  };
  insert = make("plus", tr("&Insert…"), {Qt::SHIFT | Qt::Key_A, Qt::Key_Insert});
  rename = make("", tr("&Rename"), {Qt::Key_F2});
  remove = make("trash", tr("&Delete"), {Qt::Key_Delete});
  duplicate = make("", tr("D&uplicate"), {Qt::CTRL | Qt::Key_D});
  pattern = make("", tr("Duplicate a&long a pattern…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_D});
  mirror = make("", tr("Mirror i&n a plane…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_M});
  align = make("", tr("Ali&gn and distribute…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_L});
  cut = make("", tr("Cu&t"), {QKeySequence::Cut});
  copy = make("", tr("&Copy"), {QKeySequence::Copy});
  paste = make("", tr("&Paste"), {QKeySequence::Paste});
  selectAll = make("", tr("Select &all"), {QKeySequence::SelectAll});
  enable = make("", tr("&Enabled"), {Qt::CTRL | Qt::SHIFT | Qt::Key_E});
  moveUp = make("arrow-up", tr("&Move up"), {Qt::ALT | Qt::Key_Up});
  moveDown = make("arrow-down", tr("Move d&own"), {Qt::ALT | Qt::Key_Down});
  enable->setCheckable(true);

  connect(insert, &QAction::triggered, this, &EditCommands::insertRequested);
  connect(rename, &QAction::triggered, this, [this] {
    if (const auto ids = chosen(); !ids.empty()) emit renameRequested(ids.back());
  });
  connect(remove, &QAction::triggered, this, [this] { removeSelected(tr("Delete")); });
  connect(duplicate, &QAction::triggered, this, [this] {
    const auto ids = chosen();
    const Motion motion = aside(document_.model(), ids);
    add(copiesOf(document_.model(), ids, std::array{motion}), tr("Duplicate %1").arg(namesOf(document_.model(), ids)));
  });
  connect(pattern, &QAction::triggered, this, [this] {
    const auto ids = chosen();
    PatternDialog dialog(namesOf(document_.model(), ids), aside(document_.model(), ids).position.x(), window_);
    if (dialog.exec() != QDialog::Accepted) return;
    const auto motions = dialog.motions();
    add(copiesOf(document_.model(), ids, motions),
        tr("Duplicate %1, %n times", nullptr, static_cast<int>(motions.size())).arg(namesOf(document_.model(), ids)));
  });
  connect(mirror, &QAction::triggered, this, &EditCommands::mirrorSelected);
  connect(align, &QAction::triggered, this, &EditCommands::alignSelected);
  connect(cut, &QAction::triggered, this, [this] {
    copySelected();
    removeSelected(tr("Cut"));
  });
  connect(copy, &QAction::triggered, this, &EditCommands::copySelected);
  connect(paste, &QAction::triggered, this, &EditCommands::pasteElements);
  connect(selectAll, &QAction::triggered, this, [this] {
    std::vector<ElementId> all;
    for (const Element& e : document_.model().elements())
      if (e.id >= firstFreeId) all.push_back(e.id);
    selection_.select(std::move(all));
  });
  connect(enable, &QAction::triggered, this, &EditCommands::toggleEnabled);
  connect(moveUp, &QAction::triggered, this, [this] { shift(-1); });
  connect(moveDown, &QAction::triggered, this, [this] { shift(+1); });
  connect(&selection_, &Selection::changed, this, &EditCommands::refresh);
  connect(&document_, &ModelDocument::edited, this, &EditCommands::refresh);
  connect(&document_, &ModelDocument::replaced, this, &EditCommands::refresh);
  refresh();
}

void EditCommands::fill(QMenu& menu) const {
  menu.addActions({insert, rename, enable});
  menu.addSeparator();
  menu.addActions({cut, copy, paste, duplicate, pattern, mirror, align});
  menu.addSeparator();
  menu.addActions({moveUp, moveDown});
  menu.addSeparator();
  menu.addAction(remove);
}

std::vector<ElementId> EditCommands::chosen() const {
  std::vector<ElementId> ids = selection_.elements();
  std::erase_if(ids, [this](ElementId id) { return id < firstFreeId || !document_.model().find(id); });
  return ids;
}

bool EditCommands::submit(Edit edit, const QString& text) {
  const auto done = document_.submit(std::move(edit), text);
  if (!done) emit failed(done.error());
  return done.has_value();
}

void EditCommands::insertBetween(const TypeInfo& type, const std::vector<ElementId>& selected,
                                 const BodyPreset* preset) {
  auto insertion = insertionOf(document_.model(), type, selected, std::nullopt, preset);
  if (!insertion) {
    emit failed(insertion.error());
    return;
  }
  const ElementId id = insertion->element.id;
  Compound edit{{{Insert{std::move(insertion->element), document_.model().elements().size()}}}};
  // Who speaks of contact means that there is some.
  if (isOfContact(type.category) && !document_.model().contact().enabled)
    edit.edits.push_back({SetField{contactId, "enabled", true}});
  if (!submit({std::move(edit)}, insertion->text)) return;
  selection_.select(id);
  emit inserted(id);
}

void EditCommands::add(Copies copies, const QString& text) {
  if (copies.ids.empty() || !submit({std::move(copies.edit)}, text)) return;
  selection_.select(std::move(copies.ids));
  emit copied();
}

void EditCommands::mirrorSelected() {
  const auto ids = chosen();
  const QString names = namesOf(document_.model(), ids);
  MirrorDialog dialog(names, document_.model(), window_);
  if (dialog.exec() != QDialog::Accepted) return;
  if (!dialog.keepsOriginals()) {
    auto edit = mirroredInPlace(document_.model(), ids, dialog.plane());
    if (!edit) return emit failed(edit.error());
    submit({std::move(*edit)}, tr("Mirror %1").arg(names));
  } else if (auto copies = mirrorImages(document_.model(), ids, dialog.plane()); copies) {
    add(std::move(*copies), tr("Mirror copy of %1").arg(names));
  } else {
    emit failed(copies.error());
  }
}

void EditCommands::alignSelected() {
  const auto ids = chosen();
  AlignDialog dialog(namesOf(document_.model(), ids), window_);
  if (dialog.exec() != QDialog::Accepted) return;
  auto edit = aligned(document_.model(), ids, dialog.axis(), dialog.how());
  if (!edit) return emit failed(edit.error());
  if (edit->edits.empty()) return emit noted(tr("They stand so already."));
  submit({std::move(*edit)}, tr("Align %1").arg(namesOf(document_.model(), ids)));
}

bool EditCommands::confirmed(const std::vector<ElementId>& ids, const std::vector<ElementId>& also) {
  if (also.empty()) return true;
  const Model& model = document_.model();
  QStringList names;
  for (const ElementId id : also) names << QString::fromStdString(model.nameOf(id));
  if (names.size() > 12) names = names.mid(0, 11) << tr("%1 more").arg(names.size() - 11);
  QMessageBox box(QMessageBox::Question, tr("Delete"), tr("Delete %1?").arg(namesOf(model, ids)), QMessageBox::Cancel,
                  window_);
  box.setInformativeText(tr("What hangs on it goes, too: %1.").arg(names.join(", ")));
  QPushButton* yes = box.addButton(tr("Delete all %1").arg(ids.size() + also.size()), QMessageBox::AcceptRole);
  box.setDefaultButton(yes);
  box.exec();
  return box.clickedButton() == yes;
}

void EditCommands::removeSelected(const QString& verb) {
  const auto ids = chosen();
  const auto also = dependents(document_.model(), ids);
  if (ids.empty() || !confirmed(ids, also)) return;
  QString text = verb + ' ' + namesOf(document_.model(), ids);
  if (!also.empty()) text += tr(" with %n more", nullptr, static_cast<int>(also.size()));
  std::vector<ElementId> gone = also;
  gone.insert(gone.end(), ids.begin(), ids.end());
  const ElementId next = rowAfter(document_.model(), gone);
  if (submit({erasure(document_.model(), ids)}, text)) selection_.select(next);
}

void EditCommands::copySelected() {
  const auto ids = chosen();
  if (!ids.empty()) QApplication::clipboard()->setText(QString::fromStdString(fragmentText(document_.model(), ids)));
}

void EditCommands::pasteElements() {
  const QString text = QApplication::clipboard()->text();
  auto elements = parseFragment(text.toStdString(), document_.model(), document_.types());
  if (!elements) {
    Error error = elements.error();
    error.message = tr("cannot paste: ").toStdString() + error.message;
    emit failed(error);
    return;
  }
  Copies copies;
  for (Element& e : *elements) {
    copies.ids.push_back(e.id);
    copies.edit.edits.push_back({Insert{std::move(e), document_.model().elements().size() + copies.ids.size() - 1}});
  }
  const int n = static_cast<int>(copies.ids.size());
  add(std::move(copies), tr("Paste %n elements", nullptr, n));
}

void EditCommands::toggleEnabled() {
  const auto ids = chosen();
  if (ids.empty()) return;
  const Model& model = document_.model();
  const bool on = !model.find(ids.back())->enabled;
  Compound edit;
  for (const ElementId id : ids) edit.edits.push_back({SetEnabled{id, on}});
  if (!submit({std::move(edit)}, (on ? tr("Enable %1") : tr("Disable %1")).arg(namesOf(model, ids)))) return;
  const auto also = dependents(model, ids);
  if (!on && !also.empty())
    emit noted(tr("Off with %1, because they hang on it: %2").arg(namesOf(model, ids), namesOf(model, also)));
}

void EditCommands::shift(int direction) {
  // Past the neighbour of the same category; the file lists each category by itself.
  const auto ids = chosen();
  if (ids.size() != 1) return;
  const Model& model = document_.model();
  const auto all = model.of(model.find(ids.front())->type->category);
  const auto here = std::find(all.begin(), all.end(), model.find(ids.front())) - all.begin() + direction;
  if (here < 0 || here >= static_cast<std::ptrdiff_t>(all.size())) return;
  const auto place = static_cast<std::size_t>(all[static_cast<std::size_t>(here)] - model.elements().data());
  submit({Move{ids.front(), place}}, (direction < 0 ? tr("Move %1 up") : tr("Move %1 down")).arg(namesOf(model, ids)));
}

void EditCommands::setActive(bool on) {
  active_ = on;
  refresh();
}

void EditCommands::refresh() {
  // What was deleted, or its insertion undone, is no longer selected.
  std::vector<ElementId> there = selection_.elements();
  std::erase_if(there, [this](ElementId id) { return !document_.model().find(id); });
  if (there != selection_.elements()) return selection_.select(std::move(there));  // comes back here
  const auto ids = active_ ? chosen() : std::vector<ElementId>{};
  for (QAction* action : {insert, paste, selectAll}) action->setEnabled(active_);
  for (QAction* action : {rename, remove, duplicate, pattern, mirror, cut, copy, enable})
    action->setEnabled(!ids.empty());
  align->setEnabled(std::count_if(ids.begin(), ids.end(), [this](ElementId id) {
                      return document_.model().find(id)->type->category == Category::body;
                    }) > 1);
  for (QAction* action : {moveUp, moveDown}) action->setEnabled(ids.size() == 1);
  if (!ids.empty() && document_.model().find(ids.back())->type->isBetween()) rename->setEnabled(false);
  enable->setChecked(!ids.empty() && document_.model().find(ids.back())->enabled);
}

}  // namespace gyre::ui

#include "moc_edit_commands.cpp"
