#pragma once
// Actuator: a force along the line of two points, or a torque about the z axes of two markers, that drives the
// coordinate x (length; angle, counted through full turns) to a target r(t) by feedback:
//   F = limit(kp e + ki I + kd e' + bias(t)),   |F| <= max_force,   e = r - x,   I' = e,   |ki I| <= integral_limit
// F > 0 makes x grow. Everything it exchanges is work. Beyond its limit it is saturated, and its tangent zero; the
// integral stands still at its own limit, so that it does not wind up (Astrom and Hagglund 2006, Advanced PID Control,
// ch. 3.5). I is zero where a run starts and follows the trapezoidal rule over each step.

#include "bodies/link_ends.h"
#include "forces/force.h"

namespace gyre {

struct Actuator : LinkEnds {
  enum class Along { line, axis };
  Along along = Along::line;
  Function target = {};       ///< r(t) [m or rad]
  Function bias = {};         ///< [N or N m]
  double kp = 1000;           ///< [N/m or N m/rad]
  double ki = 0;              ///< [N/(m s) or N m/(rad s)]
  double kd = 0;              ///< [N s/m or N m s/rad]
  double max_force = 0;       ///< [N or N m]; 0: unlimited
  double integral_limit = 0;  ///< [N or N m]; 0: max_force
};

const ForceType& actuatorType();

}  // namespace gyre
