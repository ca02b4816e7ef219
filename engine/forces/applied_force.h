#pragma once
// A force on one point of a body, in inertial or body axes, its components functions of time.
// Its energy is counted as work.

#include "forces/applied.h"

namespace gyre {

struct AppliedForce {
  ElementId body = ground;
  double station = 0;         ///< along a flexible body, 0 to 1
  Vec3 point = Vec3::Zero();  ///< from the centre of mass, body axes [m]
  TimeVector value = {};      ///< [N]
  ResolvedIn resolved_in = ResolvedIn::space;
  ElementId point_frame = ground;  ///< frame that gives the point; ground: none
};

const ForceType& appliedForceType();

}  // namespace gyre
