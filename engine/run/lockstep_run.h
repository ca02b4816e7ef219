#pragma once
// Runs in lockstep on a thread of their own, for a window that looks on. Nothing here blocks the caller but the
// destructor, which waits for the steps under way.

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
  /// Rests until run().
  explicit LockstepRun(Lockstep runs);
  ~LockstepRun();

  void run();  ///< starts, or goes on
  void pause();
  /// Simulated seconds per second of clock; 0 = as fast as possible (default).
  void setSpeed(double factor);

  /// Of all: running until each has come to its end or failed.
  RunState state() const;
  std::vector<LockstepProgress> progress() const;
  /// In the order of the runs; rows are appended while they go on.
  const std::vector<std::shared_ptr<const Recording>>& recordings() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace gyre
