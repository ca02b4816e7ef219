#pragma once
// Arrows of what acts, as recorded at the moment that is shown, and the scale of all arrows of the viewport, those of
// contacts among them.

#include "contacts/force_scale.h"
#include "contacts/picture_labels.h"
#include "run/playback.h"
#include "run/recorded_loads.h"
#include "shell/window_actions.h"
#include "viewport/viewport.h"

#include <optional>

namespace gyre::ui {

class LoadController : public QObject {
  Q_OBJECT
 public:
  LoadController(ShownRun& shown, Playback& playback, Viewport& viewport, const WindowActions& actions,
                 QObject* parent);
  ~LoadController() override;

  const PictureLabels& labels() const { return labels_; }

 private:
  void connectToggles();
  void applyParts();
  void follow();
  void takeRun(const std::shared_ptr<const Recording>& recording);
  void fitScale(const std::shared_ptr<const Recording>& recording);

  ShownRun& shown_;
  Playback& playback_;
  Viewport& viewport_;
  WindowActions actions_;
  PictureLabels labels_;
  std::shared_ptr<const Recording> run_;  ///< that loads_ are of
  std::optional<RecordedLoads> loads_;    ///< only while they are drawn
  ForceScale forces_, moments_;
};

}  // namespace gyre::ui
