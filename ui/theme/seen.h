#pragma once
// What can be seen of a widget now.

#include <QRegion>
#include <QWidget>

namespace gyre::ui {

/// Whether any of it can be: docks behind others in their tabs are put aside by Qt rather than hidden.
inline bool isSeen(const QWidget& widget) { return widget.isVisible() && !widget.visibleRegion().isEmpty(); }

}  // namespace gyre::ui
