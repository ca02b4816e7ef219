#pragma once
// The eigenvalues of a run in their panel, which follows the run and the moment that are shown.

#include "eigen/eigen_panel.h"
#include "run/playback.h"

#include <QPointer>

namespace gyre::ui {

class EigenDesk : public QObject {
  Q_OBJECT
 public:
  EigenDesk(RunSet& runs, Playback& playback, QObject* parent);

  EigenPanel* panel() { return panel_; }

 private:
  void followRun();
  void followTime();

  RunSet& runs_;
  Playback& playback_;
  QPointer<EigenPanel> panel_;
};

}  // namespace gyre::ui
