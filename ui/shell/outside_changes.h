#pragma once
// The file of the model was changed by another program: it is read again, and a run that has ended is kept; after a
// question where something unsaved would be lost, or a run under way would end.

#include "run/session.h"
#include "shell/notices.h"

namespace gyre::ui {

class OutsideChanges : public QObject {
  Q_OBJECT
 public:
  /// @param window  for the question
  OutsideChanges(Session& session, Notices& notices, QWidget* window);

 private:
  QString whatEnds() const;
  bool mayReadAgain();
  void readAgain();

  Session& session_;
  ModelDocument& document_;
  Notices& notices_;
  QWidget* window_;
};

}  // namespace gyre::ui
