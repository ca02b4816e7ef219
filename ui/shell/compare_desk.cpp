#include "shell/compare_desk.h"

#include "scene/scene_from_model.h"
#include "theme/run_look.h"
#include "theme/theme.h"

#include <cmath>

namespace gyre::ui {
namespace {

/// Bodies of all ghosts together: more would make every frame slow.
constexpr std::size_t mostGhostBodies = 4000;

}  // namespace

CompareDesk::CompareDesk(ModelDocument& document, RunSet& runs, LockstepController& lockstep, Playback& playback,
                         Viewport& viewport, const WindowActions& actions, QObject* parent)
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
  connect(&runs_, &RunSet::othersChanged, this, &CompareDesk::drawGhosts);
  connect(&runs_, &RunSet::stateChanged, this, &CompareDesk::drawGhosts);
  connect(actions_.ghosts, &QAction::toggled, this, &CompareDesk::drawGhosts);
}

void CompareDesk::showIterate(const std::vector<BodyPose>& bodies) {
  iterate_ = bodies;
  drawGhosts();
}

void CompareDesk::drawGhosts() {
  std::vector<Viewport::Ghost> ghosts;
  if (!iterate_.empty()) ghosts.push_back({currentTheme().accent, iterate_});
  const double t = playback_.cursor();
  std::size_t bodies = 0;
  const bool shown = actions_.ghosts->isChecked() && runs_.hasBegun() && std::isfinite(t);
  for (const RunPtr& run : shown ? runs_.others() : std::vector<RunPtr>{}) {
    if (!run->isVisible || run->recording->rows() == 0 || run->recording == runs_.recording()) continue;
    PoseSet poses = run->poses.at(run->poses.nearestRow(t));
    bodies += poses.bodies.size();
    if (bodies > mostGhostBodies) break;
    if (runs_.shown()->scene && !run->scene)
      run->scene = std::make_shared<const SceneDescription>(sceneFromModel(*run->model));
    ghosts.push_back({runLook(currentTheme(), run->color).color, std::move(poses.bodies), run->scene});
  }
  viewport_.setGhosts(std::move(ghosts));
}

}  // namespace gyre::ui

#include "moc_compare_desk.cpp"
