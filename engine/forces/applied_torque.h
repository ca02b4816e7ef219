#pragma once
// A torque on a body, in inertial or body axes, its components functions of time. Its energy is counted as work.

#include "forces/applied.h"

namespace gyre {

struct AppliedTorque {
  ElementId body = ground;
  double station = 0;     ///< along a flexible body, 0 to 1
  TimeVector value = {};  ///< [N m]
  ResolvedIn resolved_in = ResolvedIn::space;
};

const ForceType& appliedTorqueType();

}  // namespace gyre
