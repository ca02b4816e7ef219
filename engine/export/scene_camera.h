#pragma once
// Where a picture of a run is taken from: a named view of the model, along with what it tracks; else the model's own
// camera, further back where it would not see all of the motion; without one, the corner that the window starts with.
// A view without perspective is taken from far away.

#include "export/moving_scene.h"

namespace gyre {

struct SceneCamera {
  static constexpr double viewAngle = 30 * 3.14159265358979323846 / 180;

  Vec3 eye, target, up;
  double angle = viewAngle;  ///< from the lower to the upper edge [rad]
};

/// @param aspect  width of the picture over its height
/// @param t       moment of the run [s]
SceneCamera cameraFor(const MovingScene& scene, double aspect, double t);

/// Where a grid lies and how wide its squares are: at the lowest place of the motion, about twenty squares across.
struct GroundLevel {
  Vec3 center, along, across;  ///< the two directions of its lines
  double spacing = 1, radius = 1;
};
GroundLevel groundLevel(const MovingScene& scene);

}  // namespace gyre
