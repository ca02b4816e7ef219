#pragma once
// Runs that were kept, or made elsewhere, for others to be compared with, oldest first. Recordings share a budget of
// memory: where it runs short, kept runs are let go, those that nobody asked for and the oldest first, before rows of
// the run under way go to the disk.

#include "run/run.h"

#include <QObject>

#include <functional>
#include <vector>

namespace gyre::ui {

class KeptRuns : public QObject {
  Q_OBJECT
 public:
  /// @param memory  that recordings share
  /// @param isInUse  a run that cannot be let go now
  KeptRuns(std::shared_ptr<MemoryBudget> memory, std::function<bool(const RunPtr&)> isInUse);

  const std::vector<RunPtr>& all() const { return all_; }
  bool has(const RunPtr& run) const;
  const std::shared_ptr<MemoryBudget>& memory() const { return memory_; }

  /// Once for each recording. @param color  of the kept one (Run::color)
  void keep(const Run& run, int color);
  /// One that another takes the place of: it is not drawn until the user wants to see it. The same run made twice is
  /// kept once.
  void keepEarlier(const Run& run, int color);
  /// One that was made elsewhere.
  void add(RunPtr run);
  /// @param run  of all()
  void remove(const RunPtr& run);
  void clear();
  /// The document becomes another state of its file, whose elements may have other numbers: runs keep the bodies that
  /// they had.
  void outlive();
  /// Lets the oldest go where memory runs short.
  void makeRoom();

 signals:
  void changed();
  void keptUnasked(const QString& name);  ///< keepEarlier()
  void letGo(const QString& name);        ///< for want of memory

 private:
  static RunPtr copyOf(const Run& run, int color);

  std::shared_ptr<MemoryBudget> memory_;
  std::function<bool(const RunPtr&)> isInUse_;
  std::vector<RunPtr> all_;
};

}  // namespace gyre::ui
