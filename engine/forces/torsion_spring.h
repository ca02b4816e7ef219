#pragma once
// Torsion spring and damper between two markers, about their z axes:
//   torque N = k x + f(x) + preload + stops + c v + d(v),   x = phi - phi0,  v = phi'
// phi is the angle of marker 2 against marker 1 about z1 (coordinates/link_coordinates.h, TwistAngle), which starts
// within half a turn and counts through full turns from there. N > 0 turns marker 2 back. Stops push back where phi
// leaves [minimum, maximum].

#include "bodies/link_ends.h"
#include "forces/force.h"

namespace gyre {

struct TorsionSpring : LinkEnds {
  double stiffness = 100;        ///< k [N m/rad]
  double damping = 0;            ///< c [N m s/rad]
  double free_angle = 0;         ///< phi0 [rad]
  double preload = 0;            ///< torque at phi = phi0 [N m]
  Function torque = {};          ///< f(x) [N m], x [rad]
  Function damping_torque = {};  ///< d(v) [N m], v [rad/s]
  double min_angle = 0;          ///< [rad]
  double max_angle = 0;          ///< [rad]; both equal: no stops
  double stop_stiffness = 0;     ///< [N m/rad]
};

const ForceType& torsionSpringType();

}  // namespace gyre
