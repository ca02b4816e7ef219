#pragma once

#include "model/model.h"

namespace gyre {

/// What a hand that pulls at a run takes hold of; how it pulls: hand.h.
struct PullPoint {
  ElementId body = ground;
  Vec3 point = Vec3::Zero();   ///< from the centre of mass, body axes [m]; zero for a particle
  Vec3 target = Vec3::Zero();  ///< where the hand is [m]
  double frequency = 10;       ///< omega wanted [rad/s]
};

}  // namespace gyre
