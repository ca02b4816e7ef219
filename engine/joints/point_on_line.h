#pragma once
// Point on a line, 2 equations: the origin of marker 2 moves along the z axis of marker 1,
//   Phi = (x1 . u, y1 . u)   (Haug 1989, sec. 9.4: point on a line)
// with u from the origin of marker 1 to that of marker 2. Multipliers: 2 forces along x1 and y1 [N].
// Coordinate: displacement z1 . u.

#include "joints/joint.h"

namespace gyre {

const JointType& pointOnLineType();

}  // namespace gyre
