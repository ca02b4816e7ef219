#include "run/run_set.h"

#include "run/run_name.h"

#include <algorithm>
#include <utility>

namespace gyre::ui {
namespace {

/// Kept runs are let go where less than this share of the memory is left: a recording grows by whole pieces.
constexpr std::size_t sixteenth = 16;

bool isAmong(const std::vector<RunPtr>& runs, const RunPtr& run) {
  return run && std::find(runs.begin(), runs.end(), run) != runs.end();
}

}  // namespace

RunSet::RunSet(RunController& controller, LockstepController& lockstep, std::shared_ptr<MemoryBudget> memory,
               QObject* parent)
    : QObject(parent), controller_(controller), lockstep_(lockstep), memory_(std::move(memory)) {
  connect(&controller_, &RunController::recordingReplaced, this, &RunSet::takeOwn);
  connect(&controller_, &RunController::stateChanged, this, &RunSet::followController);
  connect(&controller_, &RunController::advanced, this, [this] {
    makeRoom();
    if (showsOwn()) emit advanced();
  });
  connect(&lockstep_, &LockstepController::replaced, this, &RunSet::takeLockstep);
  connect(&lockstep_, &LockstepController::stateChanged, this, [this] {
    if (showsLockstep()) emit stateChanged();
    else emit othersAdvanced();
  });
  connect(&lockstep_, &LockstepController::advanced, this, [this] {
    makeRoom();
    if (showsLockstep()) emit advanced();
    emit othersAdvanced();
  });
  connect(&controller_, &RunController::speedChanged, &lockstep_, &LockstepController::setSpeed);
  takeOwn();
}

bool RunSet::isOfLockstep(const RunPtr& run) const { return isAmong(lockstep_.runs(), run); }

bool RunSet::hasBegun() const {
  if (!shown_) return false;
  return showsOwn() ? controller_.progress().steps > 0 : true;
}

bool RunSet::isGrowing() const {
  if (showsOwn()) return controller_.isRunning();
  return showsLockstep() && lockstep_.state() == RunState::running;
}

bool RunSet::othersGrow() const { return (controller_.isRunning() && !showsOwn()) || lockstep_.isRunning(); }

ExportedRun RunSet::exported() const {
  if (showsOwn()) return controller_.exported();
  ExportedRun out{.model = shown_->model, .recording = shown_->recording, .facts = shown_->facts};
  out.progress.time = shown_->recordedUntil();
  out.progress.endTime = shown_->endTime;
  for (std::size_t i = 0; i < lockstep_.runs().size(); ++i) {
    if (lockstep_.runs()[i] != shown_) continue;
    const LockstepProgress& p = lockstep_.progress()[i];
    out.progress.state = p.state;
    out.progress.steps = p.steps;
    out.progress.cpuTime = p.cpu;
    out.error = p.error;
  }
  return out;
}

PoseSet RunSet::newestPoses() const {
  if (showsOwn()) return controller_.newestPoses();
  return shown_->poses.at(shown_->recording->rows() - 1);
}

std::vector<RunPtr> RunSet::others() const {
  std::vector<RunPtr> out = kept_;
  if (own_ && controller_.progress().steps > 0) out.push_back(own_);
  out.insert(out.end(), lockstep_.runs().begin(), lockstep_.runs().end());
  std::erase(out, shown_);
  return out;
}

RunPtr RunSet::baseline() const {
  if (baseline_) return baseline_;
  if (showsLockstep()) return lockstep_.runs().front();
  if (!kept_.empty()) return kept_.back();
  return lockstep_.runs().empty() ? nullptr : lockstep_.runs().front();
}

void RunSet::takeOwn() {
  const bool shownBefore = showsOwn() || !shown_;
  const auto recording = controller_.recording();
  const auto facts = controller_.facts();
  if (baseline_ == own_) baseline_ = nullptr;
  own_ = nullptr;
  if (recording && facts) {
    const auto& model = controller_.sharedRunModel();
    own_ = std::make_shared<Run>(RunName(*model, facts->choosesStep).text(), 0, model, recording);
    own_->endTime = controller_.progress().endTime;
    own_->facts = *facts;
  }
  // An edit goes back to the model, unless runs are under way that the user waits for.
  if (shownBefore || !lockstep_.isRunning()) return setShown(own_);
  emit othersChanged();
}

void RunSet::takeLockstep() {
  if (!isAmong(lockstep_.runs(), baseline_) && !isAmong(kept_, baseline_)) baseline_ = nullptr;
  if (lockstep_.runs().empty()) {
    if (!showsOwn() && !isAmong(kept_, shown_)) setShown(own_);
  } else {
    controller_.pause();
    setShown(lockstep_.runs().front());
  }
  emit othersChanged();
}

void RunSet::followController() {
  if (own_ && own_->model != controller_.sharedRunModel()) own_->model = controller_.sharedRunModel();
  if (controller_.isRunning() && !showsOwn() && own_) {
    lockstep_.pause();
    setShown(own_);
    emit othersChanged();
  }
  if (showsOwn()) emit stateChanged();
  else emit othersAdvanced();
}

void RunSet::setShown(const RunPtr& run) {
  shown_ = run;
  emit shownReplaced();
}

void RunSet::pause() {
  controller_.pause();
  lockstep_.pause();
}

void RunSet::pauseShown() {
  if (showsLockstep()) lockstep_.pause();
  else if (controller_.isRunning()) controller_.pause();
}

void RunSet::show(const RunPtr& run) {
  if (run == shown_) return;
  setShown(run);
  emit othersChanged();
}

void RunSet::setBaseline(const RunPtr& run) {
  baseline_ = run;
  emit othersChanged();
}

void RunSet::setVisible(const RunPtr& run, bool on) {
  if (std::exchange(run->isVisible, on) != on) emit othersChanged();
}

int RunSet::freeColor(const std::vector<int>& taken) const {
  int color = 1;  // the first is that of the document's run
  const auto isTaken = [&](int c) {
    const auto has = [c](const RunPtr& run) { return run->color == c; };
    return std::find(taken.begin(), taken.end(), c) != taken.end() || std::any_of(kept_.begin(), kept_.end(), has) ||
           std::any_of(lockstep_.runs().begin(), lockstep_.runs().end(), has);
  };
  while (isTaken(color)) ++color;
  return color;
}

void RunSet::keepShown() {
  const auto isThis = [this](const RunPtr& run) { return run->recording == shown_->recording; };
  if (!shown_ || std::any_of(kept_.begin(), kept_.end(), isThis)) return;
  auto run = std::make_shared<Run>(shown_->name, freeColor(), shown_->model, shown_->recording);
  run->endTime = shown_->endTime;
  run->facts = shown_->facts;
  run->scene = shown_->scene;
  kept_.push_back(std::move(run));
  emit othersChanged();
}

void RunSet::add(RunPtr run) {
  kept_.push_back(std::move(run));
  makeRoom();
  emit othersChanged();
}

void RunSet::remove(const RunPtr& run) {
  const RunPtr gone = run;  // it may be the one of the list
  std::erase(kept_, gone);
  if (baseline_ == gone) baseline_ = nullptr;
  if (shown_ == gone) setShown(own_);
  emit othersChanged();
}

void RunSet::forgetKept() {
  if (isAmong(kept_, baseline_)) baseline_ = nullptr;
  const bool shownGoes = isAmong(kept_, shown_);
  kept_.clear();
  if (shownGoes) setShown(own_);
  emit othersChanged();
}

/// One at a time: its memory is free once all who draw it have let go of it, too.
void RunSet::makeRoom() {
  if (kept_.empty() || memory_->taken() <= memory_->bytes() - memory_->bytes() / sixteenth) return;
  const RunPtr oldest = kept_.front();
  if (oldest == shown_ || oldest->recording == controller_.recording()) return;
  kept_.erase(kept_.begin());
  if (baseline_ == oldest) baseline_ = nullptr;
  emit letGo(oldest->name);
  emit othersChanged();
}

}  // namespace gyre::ui

#include "moc_run_set.cpp"
