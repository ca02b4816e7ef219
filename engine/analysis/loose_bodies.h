#pragma once
// Bodies that nothing ties to the ground, directly or through other bodies.

#include "analysis/system_elements.h"

#include <vector>

namespace gyre {

/// Bodies tied to each other by joints and forces, but not to ground.
struct LooseGroup {
  std::vector<ElementId> bodies;
  bool still = false;  ///< nothing moves them either: no force, no gravity, no initial velocity
};

std::vector<LooseGroup> looseBodies(const Model& model, const System& system, const SystemElements& elements);

}  // namespace gyre
