#pragma once
// Asks what is to be done with unsaved changes that a crash has left behind.

#include "run/session.h"
#include "shell/file_commands.h"

namespace gyre::ui {

class RecoveryOffer : public QObject {
  Q_OBJECT
 public:
  /// @param window  for the questions
  RecoveryOffer(Session& session, FileCommands& files, QWidget* window);

  void make();

 private:
  Session& session_;
  FileCommands& files_;
  QWidget* window_;
};

}  // namespace gyre::ui
