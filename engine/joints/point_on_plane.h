#pragma once
// Point on a plane, 1 equation: the origin of marker 2 moves in the x-y plane of marker 1,
//   Phi = z1 . u
// with u from the origin of marker 1 to that of marker 2. The multiplier is a force along z1 [N].
// Coordinates: displacement_x = x1 . u, displacement_y = y1 . u.

#include "joints/joint.h"

namespace gyre {

const JointType& pointOnPlaneType();

}  // namespace gyre
