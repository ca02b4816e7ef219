#pragma once
// Knife edge (blade, skate, wheel without size), 1 nonholonomic equation: the origin of marker 2 does not move across
// the blade, along y2, relative to body 1:
//   y2 . u = 0,  u = v2 + omega2 x d2 - v1 - omega1 x d1     (Neimark and Fufaev 1972, ch. 2: Chaplygin's sleigh)
// The multiplier is the force across the blade [N].

#include "joints/joint.h"

namespace gyre {

const JointType& knifeEdgeType();

}  // namespace gyre
