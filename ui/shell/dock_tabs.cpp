#include "shell/dock_tabs.h"

#include "shell/dock_menu.h"

#include <QChildEvent>
#include <QContextMenuEvent>
#include <QTabBar>

namespace gyre::ui {
namespace {

/// QMainWindow keeps the address of each dock with its tab.
QDockWidget* dockOf(const QMainWindow& window, const QTabBar& tabs, int index) {
  const quintptr address = tabs.tabData(index).value<quintptr>();
  for (QDockWidget* dock : window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly))
    if (reinterpret_cast<quintptr>(dock) == address) return dock;
  return nullptr;
}

}  // namespace

DockTabs::DockTabs(QMainWindow& window) : QObject(&window), window_(window) { window.installEventFilter(this); }

bool DockTabs::eventFilter(QObject* watched, QEvent* event) {
  if (watched == &window_ && event->type() == QEvent::ChildPolished) {
    auto* tabs = qobject_cast<QTabBar*>(static_cast<QChildEvent*>(event)->child());
    if (tabs) adopt(*tabs);
  } else if (event->type() == QEvent::ContextMenu) {
    const auto* tabs = qobject_cast<QTabBar*>(watched);
    if (tabs && showMenu(*tabs, *static_cast<QContextMenuEvent*>(event))) return true;
  }
  return QObject::eventFilter(watched, event);
}

void DockTabs::adopt(QTabBar& tabs) {
  tabs.setElideMode(Qt::ElideNone);
  tabs.setUsesScrollButtons(true);
  tabs.installEventFilter(this);
}

/// @return false where no tab of a dock is
bool DockTabs::showMenu(const QTabBar& tabs, const QContextMenuEvent& event) const {
  const bool byMouse = event.reason() == QContextMenuEvent::Mouse;
  QDockWidget* dock = dockOf(window_, tabs, byMouse ? tabs.tabAt(event.pos()) : tabs.currentIndex());
  if (dock) dockMenu(*dock)->exec(event.globalPos());
  return dock != nullptr;
}

}  // namespace gyre::ui

#include "moc_dock_tabs.cpp"
