#pragma once
// Cylindrical joint, 4 equations: marker 2 slides along z of marker 1 and turns about it,
//   Phi = (x1 . u, y1 . u, x1 . z2, y1 . z2)   (Geradin and Cardona 2001, sec. 7.7)
// with u from the origin of marker 1 to that of marker 2. Multipliers: 2 forces [N], 2 moments [N m].
// Coordinates: angle from x1 to x2 about z1, displacement z1 . u.

#include "joints/joint.h"

namespace gyre {

const JointType& cylindricalType();

}  // namespace gyre
