#include "viewport/ghost_bodies.h"

#include <algorithm>
#include <utility>

namespace gyre::ui {

void GhostBodies::set(std::vector<Ghost> ghosts) {
  if (ghosts.empty() && ghosts_.empty()) return;
  ghosts_ = std::move(ghosts);
  std::erase_if(otherScenes_, [this](const auto& of) {
    return std::none_of(ghosts_.begin(), ghosts_.end(), [&](const Ghost& ghost) { return ghost.scene == of.first; });
  });
  for (const Ghost& ghost : ghosts_)
    if (ghost.scene && !otherScenes_.contains(ghost.scene)) otherScenes_[ghost.scene].setScene(*ghost.scene);
  emit changed();
}

std::vector<Part> GhostBodies::parts(const SceneParts& shown) const {
  std::vector<Part> parts;
  for (const Ghost& ghost : ghosts_) {
    const SceneParts& bodies = ghost.scene ? otherScenes_.at(ghost.scene) : shown;
    bodies.appendGhost(ghost.bodies, ghost.color.rgb(), parts);
  }
  return parts;
}

}  // namespace gyre::ui

#include "moc_ghost_bodies.cpp"
