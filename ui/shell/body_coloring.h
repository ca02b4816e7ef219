#pragma once
// The colours of bodies by the choice of the View menu, at the moment that is shown.

#include "run/playback.h"
#include "shell/body_tints.h"
#include "shell/window_actions.h"

namespace gyre::ui {

class BodyColoring : public QObject {
  Q_OBJECT
 public:
  BodyColoring(ShownRun& shown, Playback& playback, Viewport& viewport, PictureLegend& legend,
               const WindowActions& actions, QObject* parent);
  ~BodyColoring() override;

 private:
  void connectChoices();
  void choose();
  void follow();

  ShownRun& shown_;
  Playback& playback_;
  Viewport& viewport_;
  PictureLegend& legend_;
  WindowActions actions_;
  std::shared_ptr<const Recording> run_;  ///< that colors_ are of
  std::optional<BodyTints> colors_;
};

}  // namespace gyre::ui
