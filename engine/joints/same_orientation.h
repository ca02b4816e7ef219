#pragma once
// Same orientation, 3 equations: the markers stay turned alike, wherever they are,
//   Phi = (x1 . y2, y1 . z2, z1 . x2)
// Multipliers: 3 moments [N m].
// Coordinates: displacement_x, _y, _z = x1 . u, y1 . u, z1 . u.

#include "joints/joint.h"

namespace gyre {

const JointType& sameOrientationType();

}  // namespace gyre
