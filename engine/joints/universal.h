#pragma once
// Universal (Hooke, Cardan) joint, 4 equations: the origins coincide, and the arms of the cross, x of marker 1 and y of
// marker 2, stay perpendicular,
//   Phi = (u, x1 . y2)   (Geradin and Cardona 2001, sec. 7.9)
// The shafts lie along z of their markers; shafts in line have equal markers. Between shafts at an angle beta the
// output turns unevenly: tan theta2 = tan theta1 / cos beta, theta from the position in which x1 lies in the plane of
// the shafts. Multipliers: 3 forces [N], 1 moment [N m].
// Coordinates: angle_1 about the arm x1, from y1 to y2; angle_2 about the arm y2, from x1 to x2.

#include "joints/joint.h"

namespace gyre {

const JointType& universalType();

}  // namespace gyre
