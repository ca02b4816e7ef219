#pragma once
// Lets a thread step back behind others of the program, so that a window is never late because of what it computes.

#ifdef __linux__
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace gyre {

/// From now on this thread, and those it starts, get the processor where threads of usual priority leave it to them, or
/// a tenth of their share. Does nothing where the system knows no priorities of threads.
inline void stepBackThisThread() {
#ifdef __linux__
  // Niceness is each thread's own on Linux, although POSIX says it is the process's: setpriority(2).
  constexpr int tenthOfTheUsualShare = 10;
  setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), tenthOfTheUsualShare);
#endif
}

}  // namespace gyre
