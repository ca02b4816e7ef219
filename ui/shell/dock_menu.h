#pragma once
// What can be done with a dock as a whole, as a menu: a window of its own, another side of the main window, tabs with
// other docks, closed. It is the menu of the dock's tab and head, and part of that of a plot.

#include <QDockWidget>
#include <QMenu>

namespace gyre::ui {

/// The menu belongs to the dock, and is filled when it opens.  @pre the dock is one of a QMainWindow
QMenu* dockMenu(QDockWidget& dock);

}  // namespace gyre::ui
