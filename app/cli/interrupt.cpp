#include "interrupt.h"

#include <atomic>
#include <csignal>

namespace gyre::cli {
namespace {

std::atomic<bool> wasInterrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free);  // what a signal handler may touch

void onSignal(int) { wasInterrupted.store(true, std::memory_order_relaxed); }

}  // namespace

void catchInterrupts() {
  struct sigaction action {};
  action.sa_handler = onSignal;
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
}

bool interrupted() { return wasInterrupted.load(std::memory_order_relaxed); }

}  // namespace gyre::cli
