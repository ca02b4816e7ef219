#pragma once
// How long processors have worked, which other programs on the machine disturb less than the time of the clock.

#include <ctime>

namespace gyre::test {

class CpuTimes {
 public:
  CpuTimes() : thread_(now(CLOCK_THREAD_CPUTIME_ID)), process_(now(CLOCK_PROCESS_CPUTIME_ID)) {}

  /// CPU time of this thread, since it was made [s].
  double ofThread() const { return now(CLOCK_THREAD_CPUTIME_ID) - thread_; }
  /// CPU time of all threads of the program [s].
  double ofProcess() const { return now(CLOCK_PROCESS_CPUTIME_ID) - process_; }

 private:
  static double now(clockid_t clock) {
    timespec t{};
    clock_gettime(clock, &t);
    return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
  }
  double thread_, process_;
};

}  // namespace gyre::test
