#include "interrupt.h"

#include <atomic>
#include <csignal>

namespace gyre::cli {
namespace {

// What a signal handler may touch.
std::atomic<int> keepers{0};
std::atomic<bool> wasInterrupted{false};
static_assert(std::atomic<int>::is_always_lock_free && std::atomic<bool>::is_always_lock_free);

void onSignal(int signal) {
  if (keepers.load() > 0 || wasInterrupted.load()) {  // stopping, or about to end by itself
    wasInterrupted.store(true);
    return;
  }
  std::signal(signal, SIG_DFL);
  std::raise(signal);  // comes when this handler returns
}

}  // namespace

void catchSignals() {
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    struct sigaction old {};
    sigaction(signal, nullptr, &old);
    if (old.sa_handler == SIG_IGN) continue;
    struct sigaction action {};
    action.sa_handler = onSignal;
    sigaction(signal, &action, nullptr);
  }
}

KeepsResults::KeepsResults() { keepers.fetch_add(1); }
KeepsResults::~KeepsResults() { keepers.fetch_sub(1); }

bool interrupted() { return wasInterrupted.load(); }

}  // namespace gyre::cli
