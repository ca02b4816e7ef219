#pragma once
// Links as lines, for pictures without the glyphs of the window: from a body's centre to a marker that is off it, and
// along springs and other links of two ends that are apart.

#include "scene/scene_description.h"

#include <array>
#include <vector>

namespace gyre {

struct LinkLine {
  struct End {
    int body = -1;              ///< position among the bodies of the scene; -1: the ground
    Vec3 point = Vec3::Zero();  ///< in that body's frame [m]
  };
  std::array<End, 2> ends;
};

std::vector<LinkLine> linkLines(const SceneDescription& scene);

}  // namespace gyre
