#pragma once
// The colour of a body: one and the same in the viewport, the tree and the plots.

#include <QColor>

namespace gyre::ui {

/// Colour of the body at this position among all bodies: the theme's curve colours; they come again in a lighter,
/// then a darker shade.
QColor bodyColor(int index);

/// Colour of the island that this body names; -1: of what is in none. Islands that are named by bodies near each other
/// differ most.
QColor islandColor(int name, bool dark);

}  // namespace gyre::ui
