// The window's Edit and Insert menus and what ties the commands of editing to its panels.

#include "model/contact_filter.h"
#include "model/parameter.h"
#include "panels/element_icon.h"
#include "shell/main_window.h"
#include "theme/icons.h"

#include <QMenuBar>

#include <set>

namespace gyre::ui {

void MainWindow::buildEditMenu() {
  QMenu* edit = menuBar()->addMenu(tr("&Edit"));
  edit->addActions({actions_.undo, actions_.redo});
  edit->addSeparator();
  edit->addActions({editing_->cut, editing_->copy, editing_->paste, editing_->duplicate, editing_->pattern});
  edit->addSeparator();
  edit->addActions({editing_->rename, editing_->enable, editing_->moveUp, editing_->moveDown});
  edit->addSeparator();
  edit->addActions({editing_->selectAll, editing_->remove});
  edit->addSeparator();
  edit->addAction(icon("search"), tr("&Find in the tree"), QKeySequence::Find, this, [this] {
    if (!viewport_->isVisible()) return;
    auto* dock = findChild<QDockWidget*>("treeDock");
    dock->show();
    dock->raise();
    tree_->searchField()->setFocus(Qt::ShortcutFocusReason);
    tree_->searchField()->selectAll();
  });

  QMenu* insert = menuBar()->addMenu(tr("&Insert"));
  insert->addAction(editing_->insert);
  insert->addSeparator();
  const std::pair<Category, QString> groups[] = {
      {Category::body, tr("&Body")}, {Category::joint, tr("&Joint")}, {Category::force, tr("&Force")}};
  for (const auto& [category, title] : groups) {
    QMenu* menu = insert->addMenu(title);
    for (const TypeInfo* type : document_.types().of(category)) {
      QAction* action = menu->addAction(elementIcon(*type), QString::fromStdString(type->label), this,
                                        [this, type] { editing_->insertType(*type); });
      action->setToolTip(QString::fromStdString(type->help));
    }
    connect(editing_->insert, &QAction::enabledChanged, menu->menuAction(), &QAction::setEnabled);
  }
  QAction* parameter = insert->addAction(elementIcon(parameterType()), tr("&Parameter"), this,
                                         [this] { editing_->insertType(parameterType()); });
  connect(editing_->insert, &QAction::enabledChanged, parameter, &QAction::setEnabled);
  tree_->addButton(editing_->insert);
}

/// A filter that says the contrary is changed.
void MainWindow::ignorePair(const std::vector<ElementId>& bodies) {
  const std::set<ElementId> pair{bodies.front(), bodies.size() > 1 ? bodies[1] : ground};
  for (const Element* e : document_.model().of(Category::contactFilter)) {
    const auto& filter = e->as<ContactFilter>();
    if (std::set{filter.body1, filter.body2} != pair || filter.rule == FilterRule::ignore) continue;
    const auto done = document_.submit({SetField{e->id, "rule", Choice{static_cast<int>(FilterRule::ignore)}}},
                                       tr("Ignore %1").arg(QString::fromStdString(e->name)));
    return done ? selection_.select(e->id) : showError(done.error());
  }
  editing_->insertBetween(contactFilterType(), bodies);
}

void MainWindow::connectEditing() {
  connect(editing_, &EditCommands::insertRequested, palette_, &InsertPalette::open);
  connect(emptyHint_, &EmptyHint::insertClicked, palette_, &InsertPalette::open);
  connect(emptyHint_, &EmptyHint::examplesClicked, this, &MainWindow::showGallery);
  connect(palette_, &InsertPalette::chosen, editing_, &EditCommands::insertType);
  connect(editing_, &EditCommands::failed, this, &MainWindow::showError);
  connect(editing_, &EditCommands::noted, this, [this](const QString& text) {
    messages_->addNote(text);
    status_->showMessage(text, 8000);
  });
  const auto showTree = [this] {
    auto* dock = findChild<QDockWidget*>("treeDock");
    dock->show();
    dock->raise();
  };
  // The keyboard goes on in the tree: F2 names the new element, Enter leads to its values, Shift+A inserts the next.
  connect(editing_, &EditCommands::inserted, this, [this, showTree] {
    showTree();
    tree_->showAll();
    tree_->enter();
  });
  connect(editing_, &EditCommands::copied, tree_, &ModelTree::showAll);
  connect(editing_, &EditCommands::renameRequested, this, [this, showTree](ElementId id) {
    showTree();
    tree_->rename(id);
  });
  // So do the keys of the tools, which then take the focus into the view.
  tree_->view()->addActions({placing_->moveAction(), placing_->rotateAction(), placing_->jointAction(),
                             placing_->springAction(), placing_->measureAction()});
  connect(tree_, &ModelTree::entered, properties_, &PropertyPanel::enter);
  connect(properties_, &PropertyPanel::left, tree_, &ModelTree::enter);
  connect(tree_, &ModelTree::menuRequested, this, &MainWindow::showEditMenu);
  viewport_->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(viewport_, &QWidget::customContextMenuRequested, this, [this](const QPoint& at) {
    const ElementId id = viewport_->elementAt(at);
    if (id != ground && !selection_.contains(id)) selection_.select(id);
    showEditMenu(viewport_->mapToGlobal(at));
  });
  // What came or went is seen at once: a run that does not know it is taken back.
  connect(&document_, &ModelDocument::structureChanged, this, [this] {
    if (controller_.progress().steps > 0 && !controller_.isRunning()) controller_.reset();
  });
}

void MainWindow::showEditMenu(const QPoint& where) {
  QMenu menu(this);
  editing_->fill(menu);
  menu.exec(where);
}

}  // namespace gyre::ui
