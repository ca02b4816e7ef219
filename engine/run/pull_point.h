#pragma once

#include "model/model.h"

namespace gyre {

/// The point of a body that the mouse pulls at, and where to; how it pulls: mouse_spring.h.
struct PullPoint {
  ElementId body = ground;
  Vec3 point = Vec3::Zero();   ///< from the centre of mass, body axes [m]; zero for a particle
  Vec3 target = Vec3::Zero();  ///< place of the mouse in the world [m]
  double frequency = 10;       ///< omega wanted [rad/s]
};

}  // namespace gyre
