#pragma once
// View, Drawing: whether a graphics card draws the views.

#include <QString>

#include <functional>

class QMenu;
class QWidget;

namespace gyre::ui {

/// @param tell  says a sentence to the user
void addDrawingMenu(QMenu& menu, std::function<void(const QString&)> report);
/// Says why the views are not drawn as was chosen, if they are not.
void reportDrawingFailure(QWidget* window);

}  // namespace gyre::ui
