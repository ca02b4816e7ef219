#pragma once
// Stops of a joint coordinate: beyond the limits a spring and a damper push back. With the depth d behind a stop
// (x - upper, or lower - x), both set in smoothly over a depth w:
//   N = k s(d) + c sigma(d) d',   s = d^2 / (2 w) up to w, then d - w/2,   sigma = 3 y^2 - 2 y^3, y = d / w, then 1
// so N is once continuously differentiable in x. Elastic energy k int s; power into heat c sigma v^2.
// Units [N/m, N s/m, m] for displacements, [N m/rad, N m s/rad, rad] for angles, which count through full turns.

#include "forces/joint_force.h"

namespace gyre {

enum class StopSides { both, lower, upper };

struct JointStop {
  ElementId joint = ground;
  CoordinateName coordinate = CoordinateName::angle;
  StopSides sides = StopSides::both;
  double lower = 0, upper = 0;
  double stiffness = 1e4;    ///< k
  double damping = 0;        ///< c
  double transition = 1e-3;  ///< w
};

const ForceType& jointStopType();

}  // namespace gyre
