#pragma once
// Gear pair, 1 equation between the angles of two joints, counted from the placement at the start (where the teeth
// meet), theta_1 = ratio theta_2:
//   Phi = (theta_1 - theta_1(0)) - ratio (theta_2 - theta_2(0)) = 0
// The multiplier is the moment about the axis of joint 1 [N m]; on joint 2 acts -ratio times it.

#include "joints/joint.h"

namespace gyre {

const JointType& gearType();

}  // namespace gyre
