#pragma once
// Colours of the islands that contacts join bodies to.

#include <QColor>

namespace gyre::ui {

/// Colour of the island that this body names; -1: of what is in none. Islands that are named by bodies near each other
/// differ most.
QColor islandColor(int name, bool dark);

}  // namespace gyre::ui
