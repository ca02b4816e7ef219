#include "run/lockstep_run.h"

#include "core/thread_priority.h"
#include "run/pace.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

namespace gyre {

struct LockstepRun::Impl {
  explicit Impl(Lockstep given) : runs(std::move(given)), told(runs.members().size()) {
    for (const Lockstep::Member& m : runs.members()) recordings.push_back(m.recording);
    tell(RunState::ready);
  }

  /// What the other thread may read from now on.
  void tell(RunState now) {
    const std::lock_guard lock(mutex);
    state = now;
    for (std::size_t i = 0; i < told.size(); ++i) {
      const Lockstep::Member& m = runs.members()[i];
      told[i] = {.state = m.error                 ? RunState::failed
                          : m.stepper->finished() ? RunState::finished
                                                  : now,
                 .time = m.stepper->state().t,
                 .steps = m.steps,
                 .work = m.stepper->work(),
                 .cpu = m.cpu,
                 .error = m.error};
    }
  }

  void loop(const std::stop_token& stop) {
    double pacedBy = 0;
    while (!stop.stop_requested() && !runs.finished()) {
      std::unique_lock lock(mutex);
      if (!wanted) {
        lock.unlock();
        tell(RunState::paused);
        lock.lock();
        wake.wait(lock, stop, [this] { return wanted; });
        pacedBy = 0;
        continue;
      }
      if (speed > 0) {
        if (speed != std::exchange(pacedBy, speed)) pace.restart(runs.time());
        const double factor = speed;
        wake.wait_until(lock, stop, pace.due(runs.time(), factor), [&] { return !wanted || speed != factor; });
        if (stop.stop_requested() || !wanted || speed != factor) continue;
      } else {
        pacedBy = 0;
      }
      lock.unlock();
      runs.advance();
      tell(RunState::running);
    }
    tell(runs.finished() ? RunState::finished : RunState::stopped);
  }

  // Libraries throw, for want of memory mostly: what was computed stays.
  void guardedLoop(const std::stop_token& stop) {
    stepBackThisThread();
    try {
      loop(stop);
    } catch (const std::exception& e) {
      const std::lock_guard lock(mutex);
      state = RunState::failed;
      for (LockstepProgress& p : told) {
        if (p.state == RunState::finished || p.error) continue;
        p.state = RunState::failed;
        p.error = Error{.kind = Error::Kind::resource,
                        .message = std::string("the run ended unexpectedly: ") + e.what(),
                        .time = p.time};
      }
    }
  }

  Lockstep runs;  ///< of the thread, once it has begun
  std::vector<std::shared_ptr<const Recording>> recordings;
  Pace pace;

  mutable std::mutex mutex;  // guards what follows; never held during a step
  std::condition_variable_any wake;
  RunState state = RunState::ready;
  std::vector<LockstepProgress> told;
  double speed = 0;
  bool wanted = false;

  std::jthread thread;  // last: joins before anything it uses goes away
};

LockstepRun::LockstepRun(Lockstep runs) : impl_(std::make_unique<Impl>(std::move(runs))) {}
LockstepRun::~LockstepRun() = default;

void LockstepRun::run() {
  {
    const std::lock_guard lock(impl_->mutex);
    impl_->wanted = true;
    if (impl_->state == RunState::ready || impl_->state == RunState::paused) impl_->state = RunState::running;
  }
  impl_->wake.notify_all();
  if (!impl_->thread.joinable())
    impl_->thread = std::jthread([i = impl_.get()](const std::stop_token& stop) { i->guardedLoop(stop); });
}

void LockstepRun::pause() {
  const std::lock_guard lock(impl_->mutex);
  impl_->wanted = false;
  impl_->wake.notify_all();
}

void LockstepRun::setSpeed(double factor) {
  const std::lock_guard lock(impl_->mutex);
  impl_->speed = factor;
  impl_->wake.notify_all();
}

RunState LockstepRun::state() const {
  const std::lock_guard lock(impl_->mutex);
  return impl_->state;
}

std::vector<LockstepProgress> LockstepRun::progress() const {
  const std::lock_guard lock(impl_->mutex);
  return impl_->told;
}

const std::vector<std::shared_ptr<const Recording>>& LockstepRun::recordings() const { return impl_->recordings; }

}  // namespace gyre
