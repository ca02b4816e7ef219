#include "study/study_session.h"

namespace gyre::ui {
namespace {

constexpr int kTick = 50;  // ms

Error fromException(const std::exception& e) {
  return {.kind = Error::Kind::resource, .message = "the study broke off: " + libraryMessage(e)};
}

}  // namespace

StudySession::StudySession(QObject* parent) : QObject(parent) {
  clock_.setInterval(kTick);
  connect(&clock_, &QTimer::timeout, this, &StudySession::tick);
}

StudySession::~StudySession() { stopThread(); }

void StudySession::stopThread() {
  thread_.request_stop();
  if (thread_.joinable()) thread_.join();
  if (pending_.valid()) pending_.wait();
  pending_ = {};
}

void StudySession::prepare(Maker make, StudyOptions options) { start(std::move(make), std::move(options), false); }
void StudySession::run(Maker make, StudyOptions options) { start(std::move(make), std::move(options), true); }

void StudySession::start(Maker make, StudyOptions options, bool run) {
  stopThread();
  shared_ = std::make_shared<Shared>();
  error_.reset();
  progress_ = {};
  runs_ = run;
  thread_ = std::jthread(
      [shared = shared_, make = std::move(make), options = std::move(options), run](const std::stop_token& stop) {
        std::optional<Error> error;
        try {
          auto made =
              make().and_then([](Study study) { return planStudy(std::move(study)); }).and_then([&](StudyPlan plan) {
                return StudyRunner::create(std::move(plan), options);
              });
          if (made) {
            const std::shared_ptr<StudyRunner> runner = std::move(*made);
            {
              const std::lock_guard lock(shared->mutex);
              shared->runner = runner;
            }
            if (run) {
              if (const auto ran = runner->run(stop); !ran) error = ran.error();
            }
          } else {
            error = made.error();
          }
        } catch (const std::exception& e) {
          error = fromException(e);
        }
        const std::lock_guard lock(shared->mutex);
        shared->error = std::move(error);
        shared->done = true;
      });
  clock_.start();
  setState(State::preparing);
}

void StudySession::cancel() {
  if (!isBusy()) return;
  thread_.request_stop();
  if (state_ == State::running) setState(State::stopping);
}

void StudySession::setState(State state) {
  if (state == state_) return;
  state_ = state;
  emit stateChanged();
}

void StudySession::tick() {
  takeOver();
  if (runner_ && (state_ == State::running || state_ == State::stopping)) {
    progress_ = runner_->progress();
    emit progressed();
  }
  refreshSnapshot();
  if (!isBusy() && !pending_.valid() && !hasNews()) clock_.stop();
}

void StudySession::takeOver() {
  if (!shared_) return;
  bool done = false;
  std::shared_ptr<StudyRunner> runner;
  {
    const std::lock_guard lock(shared_->mutex);
    done = shared_->done;
    runner = shared_->runner;
    if (done) error_ = shared_->error;
  }
  if (runner && state_ == State::preparing) {
    if (pending_.valid()) return;  // of the study before
    runner_ = runner;
    snapshot_.reset();
    progress_ = runner_->progress();
    emit planned();
    if (runs_) setState(State::running);
  }
  if (!done) return;
  shared_.reset();
  if (!runner) return setState(State::refused);
  progress_ = runner_->progress();
  const bool complete = progress_.finished == progress_.cases;
  setState(complete ? State::finished : runs_ ? State::stopped : State::ready);
}

bool StudySession::hasNews() const {
  return runner_ && (!snapshot_ || snapshot_->progress.finished != runner_->progress().finished);
}

void StudySession::refreshSnapshot() {
  if (pending_.valid()) {
    if (pending_.wait_for(std::chrono::seconds(0)) != std::future_status::ready) return;
    snapshot_ = pending_.get();
    emit snapshotChanged();
  }
  if (!hasNews()) return;
  pending_ = std::async(std::launch::async, [runner = runner_] {
    // Progress first: results that come in between are taken in next time.
    const StudyProgress progress = runner->progress();
    return std::make_shared<const StudySnapshot>(makeSnapshot(runner->plan(), runner->results(), progress));
  });
}

}  // namespace gyre::ui

#include "core/machine_memory.h"
#include "moc_study_session.cpp"
