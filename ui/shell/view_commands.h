#pragma once
// The commands of the View menu that look at the scene from elsewhere or draw it in another way.

#include "shell/window_actions.h"
#include "viewport/viewport.h"

namespace gyre::ui {

class ViewCommands : public QObject {
  Q_OBJECT
 public:
  /// Theme and mouse are as the settings have them.
  ViewCommands(Viewport& viewport, const WindowActions& actions, QObject* parent);

 protected:
  /// Follows the theme, whose colours the viewport has.
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void addView(QAction* action, StandardView view);
  void applyOptions();
  void connectChoices();
  void restoreChoices();

  Viewport& viewport_;
  WindowActions actions_;
};

}  // namespace gyre::ui
