#pragma once
// Where a picture of a run is taken from: the model's own camera, further back where it would not see all of the
// motion; without one, the corner that the window starts with.

#include "export/moving_scene.h"

namespace gyre {

struct SceneCamera {
  Vec3 eye, target, up;
  static constexpr double viewAngle = 30 * 3.14159265358979323846 / 180;  ///< from the lower to the upper edge [rad]
};

/// @param aspect  width of the picture over its height
SceneCamera cameraFor(const MovingScene& scene, double aspect);

/// Where a grid lies and how wide its squares are: at the lowest place of the motion, about twenty squares across.
struct GroundLevel {
  Vec3 center, along, across;  ///< the two directions of its lines
  double spacing = 1, radius = 1;
};
GroundLevel groundLevel(const MovingScene& scene);

}  // namespace gyre
