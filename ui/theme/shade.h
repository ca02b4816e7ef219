#pragma once
// The colours by which a quantity is told.

#include <QColor>

namespace gyre::ui {

/// From blue over grey to yellow, which every colour vision tells apart by lightness, as in cividis (Nunez, Anderton
/// and Renslow 2018), but from a blue that can be seen on a dark ground. @param share  from 0 to 1
QColor shadeAt(double share);

}  // namespace gyre::ui
