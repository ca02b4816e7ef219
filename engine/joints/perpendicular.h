#pragma once
// Perpendicular axes, 1 equation: the z axes of the markers stay perpendicular, wherever they are,
//   Phi = z1 . z2   (Haug 1989, sec. 9.4: dot-1 constraint)
// The multiplier is a moment about z1 x z2 [N m].

#include "joints/joint.h"

namespace gyre {

const JointType& perpendicularType();

}  // namespace gyre
