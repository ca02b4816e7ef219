#pragma once
// What an analysis has found, shown with the bodies: an equilibrium, a mode, a free motion. The run rests while it
// lasts, and what is shown is no moment of it. It ends with an edit, a run or a moment that is asked for.

#include "run/playback.h"
#include "run/pose_source.h"
#include "run/run_set.h"

#include <QObject>

#include <optional>
#include <vector>

namespace gyre::ui {

class Preview : public QObject {
  Q_OBJECT
 public:
  Preview(RunSet& runs, Playback& playback);

  bool isOn() const { return on_.has_value(); }
  /// @pre isOn()
  PoseSource source() const { return on_->source; }
  /// "Mode 1, 1.18 Hz"; empty when there is none.
  const QString& title() const { return title_; }

  void begin(PoseSource source, const QString& title);
  /// @pre isOn()
  void show(const std::vector<BodyPose>& poses);
  /// Back to what was shown before.
  void end();

 signals:
  void begun();
  void moved(const std::vector<gyre::BodyPose>& poses);
  /// Its first poses are shown: they may be far from where the bodies were.
  void placed();
  void ended();
  /// It has ended, and what was shown before is the model.
  void leftForModel();

 private:
  struct On {
    PoseSource source;
    bool isPlaced = false;
  };

  RunSet& runs_;
  Playback& playback_;
  std::optional<On> on_;
  QString title_;
};

}  // namespace gyre::ui
