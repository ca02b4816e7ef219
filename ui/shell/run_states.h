#pragma once
// States of the run as files: the run is saved where it stands, and goes on from there, from its end to a later end
// time, or from a file that was saved here or on the command line.

#include "run/session.h"
#include "shell/notices.h"
#include "shell/window_actions.h"

namespace gyre::ui {

class RunStates : public QObject {
  Q_OBJECT
 public:
  /// @param window  for the dialogs
  RunStates(Session& session, const WindowActions& actions, Notices& notices, QWidget* window);

 private:
  Expected<SavedState> stateNow();
  void save();
  void choose();
  void goOn();
  void runFrom(SavedState state);
  void refresh();

  Session& session_;
  WindowActions actions_;
  Notices& notices_;
  QWidget* window_;
};

}  // namespace gyre::ui
