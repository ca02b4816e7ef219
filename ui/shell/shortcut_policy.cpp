#include "shell/shortcut_policy.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTreeView>

namespace gyre::ui {

bool ShortcutPolicy::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::ShortcutOverride) return false;
  auto* key = static_cast<QKeyEvent*>(event);
  const bool sideways = key->key() == Qt::Key_Left || key->key() == Qt::Key_Right;
  if (sideways && qobject_cast<QTreeView*>(watched)) {
    key->accept();
    return true;
  }
  if (key->key() == Qt::Key_Space && (qobject_cast<QAbstractButton*>(watched) || qobject_cast<QComboBox*>(watched))) {
    key->accept();
    return true;
  }
  const auto* line = qobject_cast<QLineEdit*>(watched);
  if (line && !line->isModified() && (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo))) {
    key->ignore();
    return true;
  }
  return false;
}

}  // namespace gyre::ui
