#pragma once
// The runs of a session: that of the document's model, those that go on in lockstep, and those that were kept. One of
// them is shown: its bodies are drawn solid, and its times are those that playback goes through. The others are what it
// is compared with.
//
// Their recordings share a budget of memory. Where it runs short, kept runs are let go, the oldest first, before rows
// of the run under way go to the disk.

#include "run/lockstep_controller.h"
#include "run/run.h"
#include "run/run_controller.h"

#include <QObject>

#include <vector>

namespace gyre::ui {

class RunSet : public QObject {
  Q_OBJECT
 public:
  RunSet(RunController& controller, LockstepController& lockstep, std::shared_ptr<MemoryBudget> memory,
         QObject* parent = nullptr);

  /// Null before the model is compiled.
  const RunPtr& shown() const { return shown_; }
  /// Recording of the run shown; null before the model is compiled.
  std::shared_ptr<const Recording> recording() const { return shown_ ? shown_->recording : nullptr; }
  /// That the shown one is a run of; the document's where none is.
  const std::shared_ptr<const Model>& sharedModel() const {
    return shown_ ? shown_->model : controller_.sharedRunModel();
  }
  const Model& model() const { return *sharedModel(); }
  /// The shown one is the controller's.
  bool showsOwn() const { return shown_ == own_; }
  bool showsLockstep() const { return isOfLockstep(shown_); }
  /// The shown one has left its start: before that, what is shown is the model.
  bool hasBegun() const;
  /// Rows are being added to the shown one.
  bool isGrowing() const;
  /// Rows are being added to another one.
  bool othersGrow() const;
  /// Where the shown one has come to. @pre shown()
  PoseSet newestPoses() const;
  /// Whether the shown one can be exported: it has begun, and was made here, with all channels.
  bool isExportable() const { return hasBegun() && shown_->facts.coordinates > 0; }
  /// The shown one as far as it has come. @pre isExportable()
  ExportedRun exported() const;
  /// Where its bodies were at the iterations of Newton in its last step, while it rests; of the controller's run only.
  std::vector<PoseSet> iterates() const { return showsOwn() ? controller_.iterates() : std::vector<PoseSet>{}; }

  /// All but the shown one, oldest first.
  std::vector<RunPtr> others() const;
  /// What differences are taken to: the one chosen, else the first in lockstep, else the newest that was kept; null:
  /// none but the shown one.
  RunPtr baseline() const;
  bool isOfLockstep(const RunPtr& run) const;
  /// That recordings share.
  const std::shared_ptr<MemoryBudget>& memory() const { return memory_; }
  const std::vector<RunPtr>& kept() const { return kept_; }

  /// All that are being made.
  void pause();
  /// The shown one, with those beside it.
  void pauseShown();
  /// @param run  of others()
  void show(const RunPtr& run);
  void showOwn() { show(own_); }
  void setBaseline(const RunPtr& run);
  void setVisible(const RunPtr& run, bool on);
  /// Once for each recording.
  void keepShown();
  /// One that was made elsewhere, to compare with.
  void add(RunPtr run);
  /// @param run  of kept()
  void remove(const RunPtr& run);
  void forgetKept();
  /// The first place of runLook() that no run has, and none of those taken.
  int freeColor(const std::vector<int>& taken = {}) const;

 signals:
  void shownReplaced();  ///< another run is shown, or none
  void advanced();       ///< new rows or poses of the shown one
  void stateChanged();   ///< isGrowing(), hasBegun() or the model of the shown one
  void othersChanged();  ///< which there are, which are visible, or the baseline
  void othersAdvanced();
  void letGo(const QString& name);  ///< a kept run, for want of memory

 private:
  void takeOwn();
  void takeLockstep();
  void followController();
  void makeRoom();
  void setShown(const RunPtr& run);

  RunController& controller_;
  LockstepController& lockstep_;
  std::shared_ptr<MemoryBudget> memory_;
  RunPtr own_, shown_, baseline_;
  std::vector<RunPtr> kept_;
};

}  // namespace gyre::ui
