#include "shell/dock_menu.h"

#include "shell/dock_places.h"
#include "shell/dock_window.h"
#include "theme/icons.h"
#include "theme/menu_text.h"

#include <QMainWindow>

#include <algorithm>

namespace gyre::ui {
namespace {

const QString kMenuName = QStringLiteral("dockMenu");

QList<QDockWidget*> docksOf(const QMainWindow& window) {
  return window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly);
}

bool isDockedIn(const QMainWindow& window, QDockWidget* dock, Qt::DockWidgetArea area) {
  return !dock->isHidden() && !dock->isFloating() && window.dockWidgetArea(dock) == area;
}

Qt::Orientation orientationOf(Qt::DockWidgetArea area) {
  return area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea ? Qt::Vertical : Qt::Horizontal;
}

/// The dock gets a place of its own at the end of the area, and, where nothing else is there, room to be read.
void moveTo(QMainWindow& window, QDockWidget& dock, Qt::DockWidgetArea area) {
  const QList<QDockWidget*> docks = docksOf(window);
  const bool isFirst = std::ranges::none_of(
      docks, [&](QDockWidget* other) { return other != &dock && isDockedIn(window, other, area); });
  dock.setFloating(false);
  window.addDockWidget(area, &dock, orientationOf(area));
  dock.show();
  if (!isFirst) return;
  if (orientationOf(area) == Qt::Vertical) window.resizeDocks({&dock}, {window.width() / 4}, Qt::Horizontal);
  else window.resizeDocks({&dock}, {window.height() / 3}, Qt::Vertical);
}

void joinTabs(QMainWindow& window, QDockWidget& dock, QDockWidget& other) {
  dock.setFloating(false);
  window.tabifyDockWidget(&other, &dock);
  dock.show();
  dock.raise();
}

bool isInTabs(const QMainWindow& window, QDockWidget& dock) {
  const QList<QDockWidget*> others = window.tabifiedDockWidgets(&dock);
  return !dock.isFloating() && std::ranges::any_of(others, [](QDockWidget* other) { return !other->isHidden(); });
}

void addPlaces(QMenu& menu, QMainWindow& window, QDockWidget& dock) {
  const auto addSide = [&](const QString& text, Qt::DockWidgetArea area) {
    QAction* action = menu.addAction(text, &dock, [&window, &dock, area] { moveTo(window, dock, area); });
    action->setEnabled(dock.isFloating() || window.dockWidgetArea(&dock) != area);
  };
  addSide(QObject::tr("Move to the &left"), Qt::LeftDockWidgetArea);
  addSide(QObject::tr("Move to the &right"), Qt::RightDockWidgetArea);
  addSide(QObject::tr("Move &below the view"), Qt::BottomDockWidgetArea);
  menu.addAction(QObject::tr("Out of its &tabs"), &dock,
                 [&window, &dock] { moveTo(window, dock, window.dockWidgetArea(&dock)); })
      ->setEnabled(isInTabs(window, dock));
  QMenu* tabs = menu.addMenu(QObject::tr("&Into tabs with"));
  const QList<QDockWidget*> group = window.tabifiedDockWidgets(&dock);
  for (QDockWidget* other : docksOf(window)) {
    if (other == &dock || other->isFloating() || !isInFront(*other) || group.contains(other)) continue;
    tabs->addAction(menuText(other->windowTitle()), &dock, [&window, &dock, other] { joinTabs(window, dock, *other); });
  }
  tabs->setEnabled(!tabs->isEmpty());
}

void fill(QMenu& menu, QMainWindow& window, QDockWidget& dock) {
  qDeleteAll(menu.findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly));
  menu.clear();
  if (dock.isFloating()) {
    menu.addAction(icon("dock"), QObject::tr("Back into the &window"), &dock, [&dock] { dock.setFloating(false); });
    menu.addAction(icon("maximise"), fillsScreen(dock) ? QObject::tr("For&mer size") : QObject::tr("&Fill the screen"),
                   &dock, [&dock] { toggleScreenFilling(dock); });
  } else {
    menu.addAction(icon("float"), QObject::tr("In a &window of its own"), &dock, [&dock] { tearOff(dock); });
  }
  menu.addSeparator();
  addPlaces(menu, window, dock);
  menu.addSeparator();
  menu.addAction(icon("close"), QObject::tr("&Close"), &dock, [&dock] { closeDock(dock); });
}

}  // namespace

QMenu* dockMenu(QDockWidget& dock) {
  if (auto* made = dock.findChild<QMenu*>(kMenuName, Qt::FindDirectChildrenOnly)) return made;
  auto* menu = new QMenu(QObject::tr("This pane&l"), &dock);
  menu->setObjectName(kMenuName);
  auto* window = qobject_cast<QMainWindow*>(dock.parentWidget());
  QObject::connect(menu, &QMenu::aboutToShow, &dock, [menu, window, &dock] { fill(*menu, *window, dock); });
  return menu;
}

}  // namespace gyre::ui
