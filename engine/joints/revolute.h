#pragma once
// Revolute joint, 5 equations: the markers' origins coincide and their z axes are parallel,
//   Phi = (u, x1 . z2, y1 . z2)   (Geradin and Cardona 2001, sec. 7.5)
// with u as for the spherical joint and x1, y1, z2 the markers' axes. Multipliers: 3 forces [N], 2 moments [N m].
// Coordinate: the angle from x1 to x2 about z1.

#include "joints/joint.h"

namespace gyre {

const JointType& revoluteType();

}  // namespace gyre
