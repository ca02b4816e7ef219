#pragma once
// Angle, 1 equation: the z axes of the markers keep their angle, wherever they are,
//   Phi = z1 . z2 - cos(angle),   0 < angle < pi
// The multiplier times sin(angle) is the moment about z1 x z2 [N m]. At 0 and pi the equation would be singular:
// there "parallel_axes" says what is meant.

#include "joints/joint.h"

namespace gyre {

const JointType& angleType();

}  // namespace gyre
