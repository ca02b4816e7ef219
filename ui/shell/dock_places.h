#pragma once
// The places of a main window's docks, as QMainWindow::saveState() gave them.

#include <QByteArray>
#include <QMainWindow>

namespace gyre::ui {

/// QMainWindow::restoreState() with the layout held still meanwhile. Qt 6.4 shows the restored tab bars in a loop over
/// the set of those in use; showing one can activate the layout, which replaces the set under the loop.
bool restorePlaces(QMainWindow& window, const QByteArray& places, int version = 0);

}  // namespace gyre::ui
