#include "run/lockstep_run.h"

#include "core/machine_memory.h"
#include "core/thread_priority.h"
#include "run/pace.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <limits>
#include <mutex>
#include <thread>
#include <utility>

namespace gyre {
namespace {

/// What comes to be known in this time is shown together [s]: less than a frame.
constexpr double shownTogether = 0.02;
/// Longest turn of one run [s]: caches are warm again after some microseconds.
constexpr double longestTurn = 0.002;
constexpr double mostRows = 1e9;

}  // namespace

struct LockstepRun::Impl {
  Impl(Lockstep given, bool back)
      : runs(std::move(given)),
        stepsBack(back),
        reported(runs.members().size()),
        hasTurn(reported.size()),
        secondsPerRow(reported.size()) {
    for (const Lockstep::Member& m : runs.members()) recordings.push_back(m.recording);
    reportAll(RunState::ready);
  }

  struct Turn {
    std::size_t run = 0;
    std::size_t rows = 0;  ///< at which it ends
  };

  // All that follows under the lock, but for the steps of a turn.

  void report(std::size_t i, RunState now) {
    const Lockstep::Member& m = runs.members()[i];
    reported[i] = {.state = m.error                 ? RunState::failed
                            : m.stepper->finished() ? RunState::finished
                                                    : now,
                   .time = m.stepper->state().t,
                   .steps = m.steps,
                   .work = m.stepper->work(),
                   .cpu = m.cpu(),
                   .error = m.error};
  }
  /// @pre nobody has a turn
  void reportAll(RunState now) {
    state = now;
    for (std::size_t i = 0; i < reported.size(); ++i) report(i, now);
  }
  bool isOver(std::size_t i) const {
    return reported[i].state == RunState::failed || reported[i].state == RunState::finished;
  }
  bool allOver() const {
    for (std::size_t i = 0; i < reported.size(); ++i)
      if (!isOver(i)) return false;
    return true;
  }
  bool anyTurn() const { return std::ranges::find(hasTurn, char{1}) != hasTurn.end(); }
  std::size_t rowsOf(std::size_t i) const { return recordings[i]->rows(); }
  double timeOf(std::size_t i) const { return recordings[i]->time(rowsOf(i) - 1); }
  void restartPace() {
    double t = runs.endTime();
    for (std::size_t i = 0; i < reported.size(); ++i)
      if (!isOver(i)) t = std::min(t, timeOf(i));
    pace.restart(t);
  }

  /// Where those that are not over have all come to [rows].
  std::size_t leastRows() const {
    std::size_t out = std::numeric_limits<std::size_t>::max();
    for (std::size_t i = 0; i < reported.size(); ++i)
      if (!isOver(i)) out = std::min(out, rowsOf(i));
    return out;
  }
  /// How many rows somebody may be ahead: what the slowest makes of the time.
  std::size_t lead() const {
    double slowest = 0;
    for (std::size_t i = 0; i < reported.size(); ++i)
      if (!isOver(i)) slowest = std::max(slowest, secondsPerRow[i] > 0 ? secondsPerRow[i] : shownTogether);
    return static_cast<std::size_t>(std::clamp(shownTogether / slowest, 1.0, mostRows));
  }
  /// Rows that are due to be made by a run, at a pace.
  std::size_t dueRows(std::size_t i) const {
    const double late = std::chrono::duration<double>(Pace::Clock::now() - pace.due(timeOf(i), speed)).count();
    if (late < 0) return 0;
    return static_cast<std::size_t>(std::clamp((late + shownTogether) * speed / runs.interval(), 1.0, mostRows));
  }

  std::optional<Turn> nextTurn() const {
    if (!wanted || allOver()) return std::nullopt;
    std::optional<Turn> out;
    const std::size_t end = leastRows() + lead();
    for (std::size_t i = 0; i < reported.size(); ++i) {
      if (hasTurn[i] || isOver(i) || (out && rowsOf(i) >= rowsOf(out->run))) continue;
      const std::size_t upTo = speed > 0 ? std::min(end, rowsOf(i) + dueRows(i)) : end;
      if (rowsOf(i) < upTo) out = {i, upTo};
    }
    return out;
  }
  /// When somebody's next row is due, at a pace.
  std::optional<Pace::Clock::time_point> nextDue() const {
    std::optional<Pace::Clock::time_point> out;
    if (!wanted || !(speed > 0)) return out;
    for (std::size_t i = 0; i < reported.size(); ++i)
      if (!hasTurn[i] && !isOver(i))
        if (const auto due = pace.due(timeOf(i), speed); due > Pace::Clock::now() && (!out || due < *out)) out = due;
    return out;
  }

  void take(const Turn& turn, std::unique_lock<std::mutex>& lock) {
    hasTurn[turn.run] = 1;
    const std::size_t before = rowsOf(turn.run);
    const auto start = Pace::Clock::now();
    lock.unlock();
    // Libraries throw, for want of memory mostly: what was computed stays.
    std::optional<Error> why;
    try {
      runs.advance(turn.run, turn.rows, longestTurn);
    } catch (const std::exception& e) {
      why = Error{.kind = Error::Kind::resource,
                  .message = "the run ended unexpectedly: " + libraryMessage(e),
                  .time = runs.members()[turn.run].stepper->state().t};
    }
    if (why) runs.end(turn.run, std::move(*why));
    lock.lock();
    hasTurn[turn.run] = 0;
    const double seconds = std::chrono::duration<double>(Pace::Clock::now() - start).count();
    secondsPerRow[turn.run] = seconds / static_cast<double>(std::max<std::size_t>(1, rowsOf(turn.run) - before));
    report(turn.run, RunState::running);
  }

  /// Nobody has a turn, and nobody will.
  void settle(RunState rest) {
    if (anyTurn()) return;
    if (allOver()) reportAll(RunState::finished);
    else if (rest == RunState::stopped || !wanted) reportAll(rest);
  }

  void changed() {
    ++changes;
    wake.notify_all();
  }

  void loop(const std::stop_token& stop) {
    if (stepsBack) stepBackThisThread();
    std::unique_lock lock(mutex);
    while (!stop.stop_requested() && !allOver()) {
      if (const std::optional<Turn> turn = nextTurn()) {
        take(*turn, lock);
        settle(RunState::paused);
        changed();
        continue;
      }
      const auto any = [this, seen = changes] { return changes != seen; };
      if (const auto due = nextDue()) wake.wait_until(lock, stop, *due, any);
      else wake.wait(lock, stop, any);
    }
    settle(RunState::stopped);
  }

  void start() {
    const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
    for (std::size_t i = 0; i < std::min(cores, reported.size()); ++i)
      threads.emplace_back([this](const std::stop_token& stop) { loop(stop); });
  }

  void end() {
    for (std::jthread& thread : threads) thread.request_stop();
    threads.clear();
  }

  ~Impl() { end(); }

  Lockstep runs;  ///< a run of it is of the thread that has its turn
  const bool stepsBack;
  std::vector<std::shared_ptr<const Recording>> recordings;

  mutable std::mutex mutex;  // guards what follows; never held during a step
  std::condition_variable_any wake;
  std::uint64_t changes = 0;  ///< of what follows
  RunState state = RunState::ready;
  std::vector<LockstepProgress> reported;
  std::vector<char> hasTurn;
  std::vector<double> secondsPerRow;  ///< in the last turn
  Pace pace;
  double speed = 0;
  bool wanted = false;

  std::vector<std::jthread> threads;
};

LockstepRun::LockstepRun(Lockstep runs, bool stepsBack) : impl_(std::make_unique<Impl>(std::move(runs), stepsBack)) {}
LockstepRun::~LockstepRun() = default;

void LockstepRun::run() {
  {
    const std::lock_guard lock(impl_->mutex);
    if (impl_->state == RunState::finished || impl_->state == RunState::stopped) return;
    impl_->wanted = true;
    impl_->state = RunState::running;
    impl_->restartPace();
    impl_->changed();
  }
  if (impl_->threads.empty()) impl_->start();
}

void LockstepRun::pause() {
  const std::lock_guard lock(impl_->mutex);
  impl_->wanted = false;
  if (impl_->state == RunState::running) impl_->settle(RunState::paused);
  impl_->changed();
}

void LockstepRun::stop() { impl_->end(); }

void LockstepRun::setSpeed(double factor) {
  const std::lock_guard lock(impl_->mutex);
  impl_->speed = factor;
  impl_->restartPace();
  impl_->changed();
}

RunState LockstepRun::state() const {
  const std::lock_guard lock(impl_->mutex);
  return impl_->state;
}

std::vector<LockstepProgress> LockstepRun::progress() const {
  const std::lock_guard lock(impl_->mutex);
  return impl_->reported;
}

const std::vector<std::shared_ptr<const Recording>>& LockstepRun::recordings() const { return impl_->recordings; }

const Lockstep& LockstepRun::runs() const { return impl_->runs; }

}  // namespace gyre
