#include "shell/compare_controller.h"

#include "shell/run_ghosts.h"
#include "theme/theme.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace gyre::ui {

CompareController::CompareController(ModelDocument& document, RunSet& runs, LockstepController& lockstep,
                                     Playback& playback, Viewport& viewport, const WindowActions& actions,
                                     QObject* parent)
    : QObject(parent),
      runs_(runs),
      playback_(playback),
      viewport_(viewport),
      actions_(actions),
      panel_(new ComparePanel(document, runs, lockstep, playback)) {
  connect(&playback_, &Playback::cursorChanged, this, [this] {
    iterate_.clear();
    drawGhosts();
  });
  connect(&runs_, &RunSet::othersChanged, this, &CompareController::drawGhosts);
  connect(&runs_.shown(), &ShownRun::stateChanged, this, &CompareController::drawGhosts);
  connect(actions_.ghosts, &QAction::toggled, this, &CompareController::drawGhosts);
}

void CompareController::showIterate(const std::vector<BodyPose>& bodies) {
  iterate_ = bodies;
  drawGhosts();
}

void CompareController::drawGhosts() {
  std::vector<Ghost> ghosts;
  if (!iterate_.empty()) ghosts.push_back({currentTheme().accent, iterate_});
  if (const double t = playback_.cursor(); actions_.ghosts->isChecked() && std::isfinite(t))
    std::ranges::move(RunGhosts(runs_).at(t), std::back_inserter(ghosts));
  viewport_.ghosts().set(std::move(ghosts));
}

}  // namespace gyre::ui

#include "moc_compare_controller.cpp"
