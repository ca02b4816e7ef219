// Bodies as they are elsewhere, in the viewport.

#include "viewport/viewport.h"

#include <algorithm>
#include <utility>

namespace gyre::ui {

void Viewport::setGhosts(std::vector<Ghost> ghosts) {
  if (ghosts.empty() && ghosts_.empty()) return;
  ghosts_ = std::move(ghosts);
  std::erase_if(otherScenes_, [this](const auto& of) {
    return std::none_of(ghosts_.begin(), ghosts_.end(), [&](const Ghost& ghost) { return ghost.scene == of.first; });
  });
  for (const Ghost& ghost : ghosts_)
    if (ghost.scene && !otherScenes_.contains(ghost.scene)) otherScenes_[ghost.scene].setScene(*ghost.scene);
  update();
}

void Viewport::showGhosts(const Lens& lens) {
  std::vector<Part> parts;
  for (const Ghost& ghost : ghosts_) {
    const SceneParts& bodies = ghost.scene ? otherScenes_.at(ghost.scene) : scene_;
    bodies.appendGhost(ghost.bodies, ghost.color.rgb(), parts);
  }
  view_.showGhosts(parts, lens);
  for (const Part& part : parts) swept_.extend(part.frame.position);  // they are not cut off
}

}  // namespace gyre::ui
