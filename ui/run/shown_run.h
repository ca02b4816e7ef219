#pragma once
// The run that is shown: its bodies are drawn solid, and its times are those that playback goes through. It is that of
// the document's model, one in lockstep, or one that was kept: which, RunSet decides, and tells here when it goes on.

#include "run/lockstep_controller.h"
#include "run/run.h"
#include "run/run_controller.h"

#include <QObject>

#include <vector>

namespace gyre::ui {

class ShownRun : public QObject {
  Q_OBJECT
 public:
  ShownRun(RunController& controller, LockstepController& lockstep) : controller_(controller), lockstep_(lockstep) {}

  /// Null before the model is compiled.
  const RunPtr& run() const { return run_; }
  /// Null before the model is compiled.
  std::shared_ptr<const Recording> recording() const { return run_ ? run_->recording : nullptr; }
  /// When its first row is of [s].
  double recordedFrom() const { return run_ ? run_->recordedFrom() : 0; }
  /// That it is a run of; the document's where there is none.
  const std::shared_ptr<const Model>& sharedModel() const {
    return run_ ? run_->model : controller_.current().sharedModel();
  }
  const Model& model() const { return *sharedModel(); }
  /// It is the controller's.
  bool isOwn() const { return run_ == own_; }
  bool isOfLockstep() const { return lockstep_.has(run_); }
  /// It has left its start: before that, what is shown is the model.
  bool hasBegun() const;
  /// Rows are being added to it.
  bool isGrowing() const;
  /// Where it has come to. @pre run()
  PoseSet newestPoses() const;
  /// Whether it can be exported: it has begun, and was made here, with all channels.
  bool isExportable() const { return hasBegun() && run_->origin != Run::Origin::table; }
  /// As far as it has come. @pre isExportable()
  ExportedRun exported() const;
  /// Where its bodies were at the iterations of Newton in its last step, while it rests; of the controller's run only.
  std::vector<PoseSet> iterates() const { return isOwn() ? controller_.current().iterates() : std::vector<PoseSet>{}; }

  /// With those beside it.
  void pause();

 signals:
  void replaced();      ///< another run, or none
  void advanced();      ///< new rows or poses
  void stateChanged();  ///< isGrowing(), hasBegun() or the model

 private:
  friend class RunSet;

  RunController& controller_;
  LockstepController& lockstep_;
  RunPtr own_;  ///< of the controller
  RunPtr run_;
};

}  // namespace gyre::ui
