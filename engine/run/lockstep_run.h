#pragma once
// Runs in lockstep on threads of their own, as many as there are cores, for somebody who looks on. Nothing here blocks
// the caller but stop() and the destructor, which wait for the steps under way.
//
// Whoever is furthest behind goes on next, and nobody gets ahead of the slowest by more than what is shown together. So
// all come to their common times at the same time, the slow ones by having a core for themselves, and no core waits for
// another one at each of those times: a turn is long enough that changing from one run to another costs next to
// nothing, however small the model.

#include "run/lockstep.h"
#include "run/run_progress.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gyre {

/// How far one of them has come, and what it has cost.
struct LockstepProgress {
  RunState state = RunState::ready;
  double time = 0;  ///< simulated [s]
  std::uint64_t steps = 0;
  Work work = {};
  double cpu = 0;  ///< [s]
  std::optional<Error> error = {};
};

class LockstepRun {
 public:
  /// Rests until run(). @param stepsBack  they take what other threads leave: there is a window to be drawn
  explicit LockstepRun(Lockstep runs, bool stepsBack = true);
  ~LockstepRun();

  void run();  ///< starts, or goes on
  void pause();
  void stop();  ///< ends for good; what was recorded stays
  /// Simulated seconds per second of clock; 0 = as fast as possible (default).
  void setSpeed(double factor);

  /// State of all together: running until each has come to its end or failed.
  RunState state() const;
  std::vector<LockstepProgress> progress() const;
  /// In the order of the runs; rows are appended while they go on.
  const std::vector<std::shared_ptr<const Recording>>& recordings() const;
  /// All of them; their members while none is under way only: before run(), and once they have ended.
  const Lockstep& runs() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace gyre
