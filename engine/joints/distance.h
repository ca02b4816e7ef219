#pragma once
// Distance (massless rod), 1 equation: the markers' origins keep their distance,  Phi = |u| - length = 0.
// The multiplier is the rod's force: lambda > 0 pulls the points together (tension) [N].
// Singular where the points meet (|u| = 0).

#include "joints/joint.h"

namespace gyre {

const JointType& distanceType();

}  // namespace gyre
