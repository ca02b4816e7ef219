#pragma once
// A joint of MJCF (https://mujoco.readthedocs.io/en/stable/XMLreference.html#body-joint).
//
// Its coordinate is `ref` where the bodies stand as the file places them; a spring is free of force at `springref`,
// zero unless it is given, and those of balls and free bodies where the file places them. `springdamper` (a time T and
// a ratio z) sets stiffness and damping by the inertia I that the coordinate has there, 1 / (M^-1)_ii: k = I / (T z)^2,
// c = 2 I / T.

#include "import/mjcf_defaults.h"
#include "import/mjcf_option.h"
#include "import/robot.h"

namespace gyre {

struct MjcfJoint {
  bool isFree = false;                        ///< its stiffness and damping hold the body in place
  RobotJoint joint;                           ///< its coordinate counts from where the file places the bodies
  double timeConstant = 0, dampingRatio = 0;  ///< springdamper; zero: not given
};

/// @param frame  of what surrounds it, in the body
MjcfJoint readMjcfJoint(const MjcfAttributes& a, const Frame& frame, const MjcfCompiler& compiler,
                        const MjcfOption& option);

}  // namespace gyre
