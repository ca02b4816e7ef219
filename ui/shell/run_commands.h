#pragma once
// The commands of the Run menu.

#include "run/session.h"
#include "shell/notices.h"
#include "shell/window_actions.h"

namespace gyre::ui {

class RunCommands : public QObject {
  Q_OBJECT
 public:
  /// @param window  whose fields have to be right before a run
  RunCommands(Session& session, const WindowActions& actions, Notices& notices, QWidget* window);

 private:
  bool mayRun();
  void toggle();
  void stepForward();
  void stepBack();
  void refreshReplay();
  void reset();
  void keep();
  void refresh();
  void enable();

  Session& session_;
  WindowActions actions_;
  Notices& notices_;
  QWidget* window_;
};

}  // namespace gyre::ui
