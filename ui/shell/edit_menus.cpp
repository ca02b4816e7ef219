#include "shell/edit_menus.h"

#include "language/translated.h"
#include "model/contact_filter.h"
#include "model/named_frame.h"
#include "model/parameter.h"
#include "model/point.h"
#include "panels/element_icon.h"
#include "theme/icons.h"

#include <set>

namespace gyre::ui {

EditMenus::EditMenus(Session& session, const WindowActions& actions, EditCommands& commands, InsertPalette& palette,
                     ModelTree& tree, PropertyPanel& properties, Viewport& viewport, QMenuBar& bar)
    : QObject(&bar), session_(session), commands_(commands), tree_(tree), viewport_(viewport) {
  buildEdit(actions, bar);
  buildInsert(bar);
  connectCommands(palette);
  connectPanels(properties);
}

void EditMenus::buildEdit(const WindowActions& actions, QMenuBar& bar) {
  QMenu* edit = bar.addMenu(tr("&Edit"));
  edit->addActions({actions.undo, actions.redo});
  edit->addSeparator();
  edit->addActions({commands_.cut, commands_.copy, commands_.paste, commands_.duplicate, commands_.pattern,
                    commands_.mirror, commands_.align});
  edit->addSeparator();
  edit->addActions({commands_.rename, commands_.enable, commands_.moveUp, commands_.moveDown});
  edit->addSeparator();
  edit->addActions({commands_.selectAll, commands_.remove});
  edit->addSeparator();
  edit->addAction(icon("search"), tr("&Find in the tree"), QKeySequence::Find, this, &EditMenus::findInTree);
}

void EditMenus::findInTree() {
  if (!viewport_.isVisible()) return;
  emit treeWanted();
  tree_.searchField()->setFocus(Qt::ShortcutFocusReason);
  tree_.searchField()->selectAll();
}

void EditMenus::buildInsert(QMenuBar& bar) {
  QMenu* insert = bar.addMenu(tr("&Insert"));
  insert->addAction(commands_.insert);
  insert->addSeparator();
  const std::pair<Category, QString> groups[] = {
      {Category::body, tr("&Body")}, {Category::joint, tr("&Joint")}, {Category::force, tr("&Force")}};
  for (const auto& [category, title] : groups) {
    QMenu* menu = insert->addMenu(title);
    for (const TypeInfo* type : session_.document.types().of(category)) {
      QAction* action = menu->addAction(elementIcon(*type), translated(type->label), this,
                                        [this, type] { commands_.insertType(*type); });
      action->setToolTip(translated(type->help));
    }
    if (category == Category::body) addPresets(*menu);
    connect(commands_.insert, &QAction::enabledChanged, menu->menuAction(), &QAction::setEnabled);
  }
  const auto addSingle = [&](const TypeInfo& type, const QString& title) {
    QAction* action = insert->addAction(elementIcon(type), title, this, [this, &type] { commands_.insertType(type); });
    connect(commands_.insert, &QAction::enabledChanged, action, &QAction::setEnabled);
  };
  addSingle(pointType(), tr("P&oint"));
  addSingle(namedFrameType(), tr("F&rame"));
  addSingle(parameterType(), tr("&Parameter"));
  tree_.addButton(commands_.insert);
}

void EditMenus::addPresets(QMenu& menu) {
  menu.addSeparator();
  for (const BodyPreset& preset : bodyPresets())
    if (const TypeInfo* type = presetType(session_.document.types(), preset))
      menu.addAction(elementIcon(*type), preset.title(), this,
                     [this, type, &preset] { commands_.insertType(*type, &preset); });
}

void EditMenus::connectCommands(InsertPalette& palette) {
  connect(&commands_, &EditCommands::insertRequested, &palette, &InsertPalette::open);
  connect(&palette, &InsertPalette::chosen, &commands_, &EditCommands::insertType);
  // The keyboard goes on in the tree: F2 names the new element, Enter leads to its values, Shift+A inserts the next.
  connect(&commands_, &EditCommands::inserted, this, [this] {
    emit treeWanted();
    tree_.showAll();
    tree_.enter();
  });
  connect(&commands_, &EditCommands::copied, &tree_, &ModelTree::showAll);
  connect(&commands_, &EditCommands::renameRequested, this, [this](ElementId id) {
    emit treeWanted();
    tree_.rename(id);
  });
}

void EditMenus::connectPanels(PropertyPanel& properties) {
  connect(&tree_, &ModelTree::entered, &properties, &PropertyPanel::enter);
  connect(&properties, &PropertyPanel::left, &tree_, &ModelTree::enter);
  connect(&tree_, &ModelTree::menuRequested, this, &EditMenus::showMenu);
  viewport_.setContextMenuPolicy(Qt::CustomContextMenu);
  connect(&viewport_, &QWidget::customContextMenuRequested, this, [this](const QPoint& at) {
    const ElementId id = viewport_.picking().elementAt(at);
    if (id != ground && !session_.selection.contains(id)) session_.selection.select(id);
    showMenu(viewport_.mapToGlobal(at));
  });
}

void EditMenus::ignorePair(const std::vector<ElementId>& bodies) {
  ModelDocument& document = session_.document;
  const std::set<ElementId> pair{bodies.front(), bodies.size() > 1 ? bodies[1] : ground};
  for (const Element* e : document.model().of(Category::contactFilter)) {
    const auto& filter = e->as<ContactFilter>();
    if (std::set{filter.body1, filter.body2} != pair || filter.rule == FilterRule::ignore) continue;
    const auto done = document.submit({SetField{e->id, "rule", Choice{static_cast<int>(FilterRule::ignore)}}},
                                      tr("Ignore %1").arg(QString::fromStdString(e->name)));
    if (done) session_.selection.select(e->id);
    else emit failed(done.error());
    return;
  }
  commands_.insertBetween(contactFilterType(), bodies);
}

void EditMenus::showMenu(const QPoint& where) {
  QMenu menu(viewport_.window());
  commands_.fill(menu);
  menu.exec(where);
}

}  // namespace gyre::ui

#include "moc_edit_menus.cpp"
