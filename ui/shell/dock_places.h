#pragma once
// The places of a main window's docks, as QMainWindow::saveState() gives them.

#include <QByteArray>
#include <QDockWidget>
#include <QMainWindow>

namespace gyre::ui {

/// The places as they are, or, in a window that is too narrow for them, as they will be in a wider one.
QByteArray savedPlaces(const QMainWindow& window);

/// QMainWindow::restoreState() with the layout held still meanwhile. Qt 6.4 shows the restored tab bars in a loop over
/// the set of those in use; showing one can activate the layout, which replaces the set under the loop.
bool restorePlaces(QMainWindow& window, const QByteArray& places);

/// Whether the dock is seen: docks behind others in their tabs are put aside by Qt rather than hidden.
bool isInFront(const QDockWidget& dock);

}  // namespace gyre::ui
