#pragma once
// Where a file goes: the one dialog of all that is saved, which opens in the folder that something was saved in last.

#include <QString>

class QWidget;

namespace gyre::ui {

/// @param proposed  name of the file, or its whole path where it has one already
/// @return empty: none
QString askFileToSave(QWidget* parent, const QString& title, const QString& proposed, const QString& filter);

/// Empty where nothing was saved yet, or the folder is gone.
QString lastSaveFolder();

}  // namespace gyre::ui
