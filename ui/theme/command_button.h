#pragma once
// A button with a picture that does a command, and looks as the command does.

#include "theme/tips.h"

#include <QAction>
#include <QIcon>
#include <QToolButton>

namespace gyre::ui {

inline QToolButton* commandButton(QAction* command, const QIcon& picture, const QString& tip, QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setIcon(picture);
  button->setAutoRaise(true);
  button->setCheckable(command->isCheckable());
  setTip(button, tip);
  QObject::connect(button, &QToolButton::clicked, command, &QAction::trigger);
  const auto follow = [button, command] {
    button->setEnabled(command->isEnabled());
    button->setChecked(command->isChecked());
  };
  QObject::connect(command, &QAction::changed, button, follow);
  follow();
  return button;
}

}  // namespace gyre::ui
