#pragma once
// A switch that the next window finds as this one leaves it.

#include <QAction>
#include <QSettings>
#include <QString>

namespace gyre::ui {

/// Sets the switch as the settings have it, where they have it, and keeps there what is chosen from now on.
inline void rememberToggle(QAction* action, const QString& key) {
  action->setChecked(QSettings().value(key, action->isChecked()).toBool());
  QObject::connect(action, &QAction::toggled, action, [key](bool on) { QSettings().setValue(key, on); });
}

}  // namespace gyre::ui
