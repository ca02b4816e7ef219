#pragma once
// Fixed joint, 6 equations: the two markers coincide,
//   Phi = (u, x1 . y2, y1 . z2, z1 . x2)   (Geradin and Cardona 2001, sec. 7.3)
// Multipliers: 3 forces [N], 3 moments [N m].

#include "joints/joint.h"

namespace gyre {

const JointType& fixedType();

}  // namespace gyre
