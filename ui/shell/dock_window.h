#pragma once
// A dock in a window of its own, which may stand on another screen. It has no frame of the desktop: its head
// (dock_title.h) moves it and has its buttons.

#include <QDockWidget>

namespace gyre::ui {

/// Takes the dock out of the main window: the first time near the place where it was, later to where its window was
/// last.
void tearOff(QDockWidget& dock);

/// Whether the dock fills the screen that it is on.
bool fillsScreen(const QDockWidget& dock);

/// Makes the dock fill its screen, or takes it back to the size that it had before.  @pre dock.isFloating()
void toggleScreenFilling(QDockWidget& dock);

/// Closes the dock as its entry in the menu of panels does, which those who own it hear of.
void closeDock(QDockWidget& dock);

}  // namespace gyre::ui
