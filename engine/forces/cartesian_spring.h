#pragma once
// A point of a body held by springs and dampers along the inertial axes to a fixed anchor:
//   F = -(k_i (p - a)_i + c_i p'_i),  p = x + R s,   energy sum k_i (p - a)_i^2 / 2

#include "forces/force.h"

namespace gyre {

struct CartesianSpring {
  ElementId body = ground;
  double station = 0;                ///< along a flexible body, 0 to 1
  Vec3 point = Vec3::Zero();         ///< s, from the centre of mass, body axes [m]
  Vec3 anchor = Vec3::Zero();        ///< a, inertial [m]
  Vec3 stiffness{1000, 1000, 1000};  ///< k [N/m]
  Vec3 damping = Vec3::Zero();       ///< c [N s/m]
  ElementId point_frame = ground;    ///< frame that gives the point; ground: none
};

const ForceType& cartesianSpringType();

}  // namespace gyre
