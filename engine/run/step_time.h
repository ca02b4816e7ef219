#pragma once
// CPU time of the steps of a run alone, without what is done beside them: rows, poses, notes. Reading the CPU clock of
// a thread costs as much as a small step, so it is read now and then, and the share of the steps in between is that by
// the common clock.

#include <time.h>
#include <chrono>

namespace gyre {

/// Processor time of the calling thread [s].
inline double threadCpuTime() {
  timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

class StepTime {
 public:
  /// Where the thread begins to work, and goes on after it has waited.
  void restart() {
    cpu_ = threadCpuTime();
    last_ = Clock::now();
    steps_ = beside_ = {};
  }
  /// A step has ended.
  void stepped() { add(steps_); }
  /// What is done beside steps has ended. True where the clock was read: now and then.
  bool attended() {
    add(beside_);
    if (steps_ + beside_ < std::chrono::milliseconds(20)) return false;
    take();
    return true;
  }
  /// Before the thread waits or ends.
  void take() {
    const double all = std::chrono::duration<double>(steps_ + beside_).count();
    if (all > 0) seconds_ += (threadCpuTime() - cpu_) * std::chrono::duration<double>(steps_).count() / all;
    restart();
  }
  double seconds() const { return seconds_; }

 private:
  using Clock = std::chrono::steady_clock;
  void add(Clock::duration& sum) {
    const auto now = Clock::now();
    sum += now - last_;
    last_ = now;
  }

  Clock::time_point last_ = Clock::now();
  Clock::duration steps_{}, beside_{};
  double cpu_ = 0, seconds_ = 0;
};

}  // namespace gyre
