#pragma once
// Actuator: a force along the line of two points, or a torque about the z axes of two markers, that drives the
// coordinate x (length; angle within half a turn) to a target r(t) by feedback:
//   F = limit(kp (r - x) + kd (r' - v) + bias(t)),   |F| <= max_force
// F > 0 makes x grow. Everything it exchanges is work. Beyond its limit it is saturated, and its tangent zero.

#include "bodies/link_ends.h"
#include "forces/force.h"

namespace gyre {

struct Actuator : LinkEnds {
  enum class Along { line, axis };
  Along along = Along::line;
  Function target = {};  ///< r(t) [m or rad]
  Function bias = {};    ///< [N or N m]
  double kp = 1000;      ///< [N/m or N m/rad]
  double kd = 0;         ///< [N s/m or N m s/rad]
  double max_force = 0;  ///< [N or N m]; 0: unlimited
};

const ForceType& actuatorType();

}  // namespace gyre
