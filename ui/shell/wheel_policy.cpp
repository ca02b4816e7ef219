#include "shell/wheel_policy.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>

namespace gyre::ui {
namespace {

/// What the wheel would change the value of.
QWidget* valueBox(QObject* o) {
  if (auto* choice = qobject_cast<QComboBox*>(o)) return choice;
  return qobject_cast<QAbstractSpinBox*>(o);
}

}  // namespace

bool WheelPolicy::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Polish) {
    QWidget* box = valueBox(watched);
    if (box && box->focusPolicy() == Qt::WheelFocus) box->setFocusPolicy(Qt::StrongFocus);
    return false;
  }
  if (event->type() != QEvent::Wheel) return false;
  const QWidget* box = valueBox(watched);
  if (!box || box->hasFocus()) return false;
  event->ignore();  // goes on to what it stands in
  return true;
}

}  // namespace gyre::ui
