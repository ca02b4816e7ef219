#include "run/run_set.h"

#include "run/run_name.h"

#include <algorithm>
#include <utility>

namespace gyre::ui {

RunSet::RunSet(RunController& controller, LockstepController& lockstep, std::shared_ptr<MemoryBudget> memory,
               QObject* parent)
    : QObject(parent),
      controller_(controller),
      lockstep_(lockstep),
      shown_(controller, lockstep),
      kept_(std::move(memory), [this](const RunPtr& run) {
        return run == shown_.run() || run->recording == controller_.current().recording();
      }) {
  connect(&controller_, &RunController::recordingReplaced, this, &RunSet::takeOwn);
  connect(&controller_, &RunController::stateChanged, this, &RunSet::followController);
  connect(&controller_, &RunController::advanced, this, [this] {
    kept_.makeRoom();
    if (shown_.isOwn()) emit shown_.advanced();
  });
  connect(&lockstep_, &LockstepController::replaced, this, &RunSet::takeLockstep);
  connect(&lockstep_, &LockstepController::stateChanged, this, [this] {
    if (shown_.isOfLockstep()) emit shown_.stateChanged();
    else emit othersAdvanced();
  });
  connect(&lockstep_, &LockstepController::advanced, this, [this] {
    kept_.makeRoom();
    if (shown_.isOfLockstep()) emit shown_.advanced();
    emit othersAdvanced();
  });
  connect(&kept_, &KeptRuns::changed, this, &RunSet::takeKept);
  connect(&controller_, &RunController::speedChanged, &lockstep_, &LockstepController::setSpeed);
  takeOwn();
}

bool RunSet::othersGrow() const { return (controller_.isRunning() && !shown_.isOwn()) || lockstep_.isRunning(); }

std::vector<RunPtr> RunSet::others() const {
  std::vector<RunPtr> out = kept_.all();
  if (shown_.own_ && controller_.progress().steps > 0) out.push_back(shown_.own_);
  out.insert(out.end(), lockstep_.runs().begin(), lockstep_.runs().end());
  std::erase(out, shown_.run());
  return out;
}

RunPtr RunSet::baseline() const {
  if (baseline_) return baseline_;
  if (shown_.isOfLockstep()) return lockstep_.runs().front();
  const auto& kept = kept_.all();
  const auto newest = std::find_if(kept.rbegin(), kept.rend(), [](const RunPtr& run) { return !run->isEarlier; });
  if (newest != kept.rend()) return *newest;
  return lockstep_.runs().empty() ? nullptr : lockstep_.runs().front();
}

void RunSet::takeOwn() {
  const bool shownBefore = shown_.isOwn() || !shown_.run();
  const auto recording = controller_.current().recording();
  const auto facts = controller_.current().facts();
  keepEarlier(recording.get());
  RunPtr& own = shown_.own_;
  if (baseline_ == own) baseline_ = nullptr;
  own = nullptr;
  if (recording && facts) {
    const auto& model = controller_.current().sharedModel();
    own = std::make_shared<Run>(RunName(*model, facts->choosesStep).text(), 0, model, recording);
    own->endTime = controller_.progress().endTime;
    own->facts = *facts;
    if (const double from = own->recordedFrom(); from > 0) own->name += tr(", from t = %1 s").arg(from, 0, 'g', 6);
  }
  // An edit goes back to the model, unless runs are under way that the user waits for.
  if (shownBefore || !lockstep_.isRunning()) return setShown(own);
  emit othersChanged();
}

/// What was computed to its end does not go unasked, nor does what the next one goes on from.
void RunSet::keepEarlier(const Recording* next) {
  const RunPtr own = shown_.own_;
  if (!own || own->recording->rows() < 2) return;
  const bool goesOn = next && next->rows() > 0 && next->time(0) > 0 && next->time(0) == own->recordedUntil();
  if (goesOn || own->recordedUntil() >= own->endTime) kept_.keepEarlier(*own, freeColor());
}

void RunSet::keepOwn() {
  if (const RunPtr own = shown_.own_; own && own->recording->rows() > 1) kept_.keepEarlier(*own, freeColor());
}

void RunSet::takeLockstep() {
  if (!lockstep_.has(baseline_) && !kept_.has(baseline_)) baseline_ = nullptr;
  if (lockstep_.runs().empty()) {
    if (!shown_.isOwn() && !kept_.has(shown_.run())) setShown(shown_.own_);
  } else {
    controller_.pause();
    setShown(lockstep_.runs().front());
  }
  emit othersChanged();
}

void RunSet::takeKept() {
  const auto isGone = [this](const RunPtr& run) {
    return run != shown_.own_ && !lockstep_.has(run) && !kept_.has(run);
  };
  if (isGone(baseline_)) baseline_ = nullptr;
  if (isGone(shown_.run())) setShown(shown_.own_);
  emit othersChanged();
}

void RunSet::followController() {
  const RunPtr own = shown_.own_;
  if (own && own->model != controller_.current().sharedModel()) own->model = controller_.current().sharedModel();
  if (controller_.isRunning() && !shown_.isOwn() && own) {
    lockstep_.pause();
    setShown(own);
    emit othersChanged();
  }
  if (shown_.isOwn()) emit shown_.stateChanged();
  else emit othersAdvanced();
}

void RunSet::setShown(const RunPtr& run) {
  shown_.run_ = run;
  emit shown_.replaced();
}

void RunSet::pause() {
  controller_.pause();
  lockstep_.pause();
}

void RunSet::show(const RunPtr& run) {
  if (run == shown_.run()) return;
  setShown(run);
  emit othersChanged();
}

void RunSet::keepShown() {
  if (shown_.run()) kept_.keep(*shown_.run(), freeColor());
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
    return std::find(taken.begin(), taken.end(), c) != taken.end() || std::ranges::any_of(kept_.all(), has) ||
           std::ranges::any_of(lockstep_.runs(), has);
  };
  while (isTaken(color)) ++color;
  return color;
}

}  // namespace gyre::ui

#include "moc_run_set.cpp"
