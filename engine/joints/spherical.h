#pragma once
// Spherical joint, 3 equations: the markers' origins coincide,  Phi = x2 + R2 s2 - x1 - R1 s1 = 0
// (Bruels and Cardona 2010, eq. 79). The multipliers are the force -lambda on body 2 in inertial axes [N].

#include "joints/joint.h"

namespace gyre {

const JointType& sphericalType();

}  // namespace gyre
