#pragma once
// The runs of a session: that of the document's model, those that go on in lockstep, and those that were kept. One of
// them is shown; the others are what it is compared with.

#include "run/kept_runs.h"
#include "run/shown_run.h"

namespace gyre::ui {

class RunSet : public QObject {
  Q_OBJECT
 public:
  /// @param memory  that recordings share
  RunSet(RunController& controller, LockstepController& lockstep, std::shared_ptr<MemoryBudget> memory,
         QObject* parent = nullptr);

  ShownRun& shown() { return shown_; }
  const ShownRun& shown() const { return shown_; }
  KeptRuns& kept() { return kept_; }
  const KeptRuns& kept() const { return kept_; }
  /// All but the shown one, oldest first.
  std::vector<RunPtr> others() const;
  /// Rows are being added to another one than the one shown.
  bool othersGrow() const;
  /// What differences are taken to: the one chosen, else the first in lockstep, else the newest that was kept by the
  /// user; null: none but the shown one.
  RunPtr baseline() const;

  /// All that are being made.
  void pause();
  /// @param run  of others()
  void show(const RunPtr& run);
  void showOwn() { show(shown_.own_); }
  void keepShown();
  /// The run of the document as far as it has come, before another one takes its place.
  void keepOwn();
  void setBaseline(const RunPtr& run);
  void setVisible(const RunPtr& run, bool on);
  /// The first place of runLook() that no run has, and none of those taken.
  int freeColor(const std::vector<int>& taken = {}) const;

 signals:
  void othersChanged();  ///< which there are, which are visible, or the baseline
  void othersAdvanced();

 private:
  void takeOwn();
  void keepEarlier(const Recording* next);
  void takeLockstep();
  void takeKept();
  void followController();
  void setShown(const RunPtr& run);

  RunController& controller_;
  LockstepController& lockstep_;
  ShownRun shown_;
  KeptRuns kept_;
  RunPtr baseline_;
};

}  // namespace gyre::ui
