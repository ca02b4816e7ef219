#pragma once
// Diagrams of section forces on flexible beams, as recorded at the moment that is shown, and their scale, which is the
// same over a run.

#include "contacts/force_scale.h"
#include "run/playback.h"
#include "run/recorded_beams.h"
#include "shell/window_actions.h"
#include "viewport/viewport.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace gyre::ui {

/// Some quantities of all beams at a row.
std::vector<BeamDiagram> beamDiagrams(const RecordedBeams& beams, std::span<const BeamQuantity> quantities,
                                      std::size_t row);

class DiagramController : public QObject {
  Q_OBJECT
 public:
  DiagramController(ShownRun& shown, Playback& playback, Viewport& viewport, const WindowActions& actions,
                    QObject* parent);
  ~DiagramController() override;

 private:
  void choose();
  void follow();
  void takeRun(const std::shared_ptr<const Recording>& recording);
  void fitScale(const std::shared_ptr<const Recording>& recording);

  ShownRun& shown_;
  Playback& playback_;
  Viewport& viewport_;
  WindowActions actions_;
  std::vector<BeamQuantity> quantities_;
  std::shared_ptr<const Recording> run_;  ///< that beams_ are of
  std::optional<RecordedBeams> beams_;    ///< only while they are drawn
  ForceScale forces_, moments_;
};

}  // namespace gyre::ui
