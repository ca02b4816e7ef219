#pragma once
// Rack and pinion, 1 equation between the angle of one joint and the displacement of another, counted from the
// placement at the start:  Phi = (d - d(0)) - radius (theta - theta(0)) = 0.
// The multiplier is the force along the rack [N]; on the pinion acts the moment -radius times it.

#include "joints/joint.h"

namespace gyre {

const JointType& rackPinionType();

}  // namespace gyre
