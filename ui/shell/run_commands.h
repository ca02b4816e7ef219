#pragma once
// The commands of the Run menu.

#include "run/session.h"
#include "shell/notices.h"
#include "shell/window_actions.h"

namespace gyre::ui {

class RunCommands : public QObject {
  Q_OBJECT
 public:
  RunCommands(Session& session, const WindowActions& actions, Notices& notices, QObject* parent);

 private:
  void toggle();
  void stepForward();
  void stepBack();
  void reset();
  void keep();
  void refresh();
  void enable();

  Session& session_;
  WindowActions actions_;
  Notices& notices_;
};

}  // namespace gyre::ui
