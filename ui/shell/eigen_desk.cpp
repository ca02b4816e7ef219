#include "shell/eigen_desk.h"

#include <cmath>

namespace gyre::ui {

EigenDesk::EigenDesk(RunSet& runs, Playback& playback, QObject* parent)
    : QObject(parent), runs_(runs), playback_(playback), panel_(new EigenPanel) {
  connect(&playback_, &Playback::cursorChanged, this, &EigenDesk::followTime);
  connect(&runs_, &RunSet::shownReplaced, this, &EigenDesk::followRun);
  connect(&runs_, &RunSet::stateChanged, this, &EigenDesk::followRun);
  followRun();
}

void EigenDesk::followRun() {
  if (!panel_) return;
  const RunPtr& run = runs_.shown();
  panel_->setTask(run ? EigenTask{run->model, run->recording, run->choosesStep} : EigenTask{});
  followTime();
}

void EigenDesk::followTime() {
  if (panel_ && !std::isnan(playback_.cursor())) panel_->showTime(playback_.cursor());
}

}  // namespace gyre::ui

#include "moc_eigen_desk.cpp"
