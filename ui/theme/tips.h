#pragma once
// What a control without words is: the mouse shows it, a screen reader says it.

#include <QWidget>

namespace gyre::ui {

inline void setTip(QWidget* control, const QString& tip) {
  control->setToolTip(tip);
  control->setAccessibleName(tip);
}

}  // namespace gyre::ui
