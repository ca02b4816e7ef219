#include "shell/shortcut_policy.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>
#include <QTreeView>

namespace gyre::ui {

namespace {

/// The command that a widget keeps for itself under this key, beside one of the window.
QAction* ownAction(QObject* watched, const QKeyEvent& key) {
  const auto* widget = qobject_cast<QWidget*>(watched);
  if (!widget) return nullptr;
  for (QAction* action : widget->actions())
    if (action->shortcutContext() == Qt::WidgetShortcut && action->isEnabled() &&
        action->shortcuts().contains(QKeySequence(key.keyCombination())))
      return action;
  return nullptr;
}

template <class... Types>
bool isOneOf(const QObject* o) {
  return (qobject_cast<const Types*>(o) || ...);
}

/// The line that has the keyboard has a tick to set.
bool standsAtTick(const QObject* o) {
  const auto* view = qobject_cast<const QTreeView*>(o);
  return view && view->currentIndex().flags().testFlag(Qt::ItemIsUserCheckable);
}

/// Keys by which these widgets work, or which must not go past them.
bool isOwnKey(const QObject* watched, const QKeyEvent& key) {
  switch (key.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right: return isOneOf<QTreeView, QAbstractSlider, QTabBar>(watched);
    case Qt::Key_Up:
    case Qt::Key_Down: return key.modifiers().testFlag(Qt::AltModifier) && isOneOf<QComboBox>(watched);
    case Qt::Key_Space: return isOneOf<QAbstractButton, QComboBox>(watched) || standsAtTick(watched);
    case Qt::Key_Delete:
    case Qt::Key_Backspace: return isOneOf<QComboBox, QCheckBox, QAbstractSlider>(watched);
    default: return false;
  }
}

}  // namespace

bool ShortcutPolicy::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress) {
    QAction* own = ownAction(watched, *static_cast<QKeyEvent*>(event));
    if (own) own->trigger();
    return own;
  }
  if (event->type() != QEvent::ShortcutOverride) return false;
  auto* key = static_cast<QKeyEvent*>(event);
  if (ownAction(watched, *key)) {
    key->accept();
    return true;
  }
  // Letters typed into a menu choose from it; the tools of the view have shortcuts of a letter, too.
  const bool plain = (key->modifiers() & ~Qt::ShiftModifier) == Qt::NoModifier;
  if (plain && (qobject_cast<QMenu*>(watched) || qobject_cast<QMenuBar*>(watched))) {
    key->accept();
    return true;
  }
  if (isOwnKey(watched, *key)) {
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
