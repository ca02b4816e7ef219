#pragma once
// The files opened or saved last, newest first, kept in the settings.

#include <QStringList>

namespace gyre::ui {

QStringList recentFiles();  ///< those that still exist
void rememberFile(const QString& path);

}  // namespace gyre::ui
