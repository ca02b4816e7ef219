#pragma once
// Who gets a key that is both a shortcut of the window and of use in the focused widget.

#include <QObject>

namespace gyre::ui {

/// Installed on the application. A command that a list keeps for itself (to copy its rows) comes before one of the
/// window under the same key. Space works a focused button, Left and Right open and close branches of a tree, move a
/// slider and go from tab to tab, Alt+Down opens a choice, and Ctrl+Z in a field where nothing is being typed undoes
/// the last edit of the model, not of the field. In a choice, a box or a slider of a form Del and Backspace do nothing:
/// they would delete what the form shows.
class ShortcutPolicy : public QObject {
 public:
  using QObject::QObject;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace gyre::ui
