#include "run/shown_run.h"

namespace gyre::ui {

bool ShownRun::hasBegun() const {
  if (!run_) return false;
  return isOwn() ? controller_.progress().steps > 0 : true;
}

bool ShownRun::isGrowing() const {
  if (isOwn()) return controller_.isRunning();
  return isOfLockstep() && lockstep_.state() == RunState::running;
}

PoseSet ShownRun::newestPoses() const {
  if (isOwn()) return controller_.current().newestPoses();
  return run_->poses.at(run_->recording->rows() - 1);
}

ExportedRun ShownRun::exported() const {
  if (isOwn()) return controller_.current().exported();
  ExportedRun out{.model = run_->model, .recording = run_->recording, .facts = run_->facts};
  out.progress.time = run_->recordedUntil();
  out.progress.endTime = run_->endTime;
  for (std::size_t i = 0; i < lockstep_.runs().size(); ++i) {
    if (lockstep_.runs()[i] != run_) continue;
    const LockstepProgress& p = lockstep_.progress()[i];
    out.progress.state = p.state;
    out.progress.steps = p.steps;
    out.progress.cpuTime = p.cpu;
    out.error = p.error;
  }
  return out;
}

void ShownRun::pause() {
  if (isOfLockstep()) lockstep_.pause();
  else if (controller_.isRunning()) controller_.pause();
}

}  // namespace gyre::ui

#include "moc_shown_run.cpp"
