#pragma once
// One equation between coordinates of joints, as an element asks for it:
//
//   sum_i a_i c_i(q) = f(t)                      [rad] or [m], whichever the first coordinate has
//
// Drives, gears, racks, couplers and the thread of a screw are such equations.

#include "coordinates/joint_coordinate.h"
#include "functions/function.h"

namespace gyre {

struct CoordinateTerm {
  ElementId joint = ground;  ///< ground: the element itself
  CoordinateName coordinate = CoordinateName::angle;
  double factor = 1;
  const char* key = "";  ///< field that names the joint, for errors
};

struct CoordinateConstraint {
  /// What f is.
  enum class Motion {
    value,        ///< of the sum
    rate,         ///< its time derivative: f is integrated over time, from the placement at the start
    acceleration  ///< its second derivative: integrated twice, from placement and rate at the start
  };
  std::vector<CoordinateTerm> terms;
  Function f = {};
  Motion motion = Motion::value;
  bool fromStart = false;    ///< coordinates count from the placement that the model gives
  const char* rowName = "";  ///< what the equation says
  bool driven = false;       ///< reported as an actuator: effort, power, prescribed value
};

}  // namespace gyre
