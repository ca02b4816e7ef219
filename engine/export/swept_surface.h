#pragma once
// The skins of the flexible beams of a scene where they are at a moment.

#include "export/moving_scene.h"

#include <functional>

namespace gyre {

struct SweptVertex {
  Vec3 position, normal;  ///< in the world; the normal of length one
};

/// The vertices of a beam's skin. @param placement  of a body, by its place in the scene
std::vector<SweptVertex> sweptVertices(const SceneBeam& beam, const std::function<Frame(std::size_t)>& placement);

/// Its sections alone.
std::vector<Frame> sweptSections(const SceneBeam& beam, const std::function<Frame(std::size_t)>& placement);

}  // namespace gyre
