#pragma once
// Prismatic joint, 5 equations: marker 2 slides along z of marker 1 and does not turn,
//   Phi = (x1 . u, y1 . u, x1 . y2, y1 . z2, z1 . x2)   (Geradin and Cardona 2001, sec. 7.6)
// with u from the origin of marker 1 to that of marker 2. Multipliers: 2 forces [N], 3 moments [N m].
// Coordinate: displacement z1 . u.

#include "joints/joint.h"

namespace gyre {

const JointType& prismaticType();

}  // namespace gyre
