#pragma once
// Drive, 1 equation: a coordinate of a joint follows a function of time.
//   position      c = f(t)
//   velocity      c = c(0) + int_0^t f
//   acceleration  c = c(0) + c'(0) t + int_0^t (t - s) f(s) ds
//   lock          c = c(0)
// All four are equations of position (system/prescribed_motion.h integrates f), so nothing drifts. The force [N] or
// torque [N m] that the drive needs acts along its coordinate and is -lambda; its power is -lambda c'.

#include "joints/joint.h"

namespace gyre {

const JointType& driveType();

}  // namespace gyre
