#pragma once
// Names that people give, as entries of menus.

#include <QString>

namespace gyre::ui {

/// An ampersand of the name is shown, not taken for the mark of a key.
inline QString menuText(QString name) { return name.replace('&', QLatin1String("&&")); }

}  // namespace gyre::ui
