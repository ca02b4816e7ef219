#pragma once
// Planar joint, 3 equations: marker 2 moves in the x-y plane of marker 1 and turns about its normal,
//   Phi = (z1 . u, x1 . z2, y1 . z2)   (Haug 1989, sec. 9.4)
// with u from the origin of marker 1 to that of marker 2. Multipliers: 1 force [N], 2 moments [N m].
// Coordinates: displacement_x = x1 . u, displacement_y = y1 . u, angle from x1 to x2 about z1.

#include "joints/joint.h"

namespace gyre {

const JointType& planarType();

}  // namespace gyre
