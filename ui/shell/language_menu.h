#pragma once
// View, Language: which language the window speaks, from the next start on.

#include <QString>

#include <functional>

class QMenu;

namespace gyre::ui {

/// @param tell  says a sentence to the user
void addLanguageMenu(QMenu& menu, std::function<void(const QString&)> tell);

}  // namespace gyre::ui
