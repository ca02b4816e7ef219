#pragma once
// Coupler, 1 linear equation between any two coordinates of joints:  Phi = c_1 - ratio c_2 - offset = 0.
// The multiplier is the force [N] or moment [N m] on coordinate 1; on coordinate 2 acts -ratio times it.

#include "joints/joint.h"

namespace gyre {

const JointType& couplerType();

}  // namespace gyre
