#pragma once
// Runs side by side in the window: their panel, and their ghosts in the viewport at the time that is shown.

#include "compare/compare_panel.h"
#include "run/playback.h"
#include "run/run_set.h"
#include "shell/window_actions.h"
#include "viewport/viewport.h"

namespace gyre::ui {

class CompareController : public QObject {
  Q_OBJECT
 public:
  CompareController(ModelDocument& document, RunSet& runs, LockstepController& lockstep, Playback& playback,
                    Viewport& viewport, const WindowActions& actions, QObject* parent);

  ComparePanel* panel() { return panel_; }
  /// Draws one more ghost, of an iteration of Newton; none: an empty list. It goes where another moment is shown.
  void showIterate(const std::vector<BodyPose>& bodies);

 private:
  void drawGhosts();

  RunSet& runs_;
  Playback& playback_;
  Viewport& viewport_;
  WindowActions actions_;
  ComparePanel* panel_;
  std::vector<BodyPose> iterate_;
};

}  // namespace gyre::ui
