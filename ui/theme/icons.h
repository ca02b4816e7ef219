#pragma once
// Gyre's own icons: SVG drawings on a 24 x 24 grid, stroked in "currentColor".

#include <QByteArray>
#include <QColor>
#include <QIcon>
#include <QString>

namespace gyre::ui {

/// The icon of resources/icons/<name>.svg. It is drawn when it is shown: sharp at any size and pixel ratio, in the
/// text colour of the theme, the accent when switched on, pale when disabled. An unknown name asserts in debug
/// builds and gives an empty icon otherwise.
QIcon icon(const QString& name);

/// The icon with a colour of its own (a curve, a body, a warning), also when the theme changes.
QIcon icon(const QString& name, const QColor& color);

/// The drawing itself with "currentColor" replaced; empty when there is none of that name.
QByteArray iconSource(const QString& name, const QColor& color);

}  // namespace gyre::ui
