#pragma once
// Constant velocity (homokinetic) joint, 4 equations: the origins coincide, and marker 2 is turned from marker 1 about
// an axis in its own x-y plane, so that both shafts (along z) spin alike at whatever angle between them,
//   Phi = (u, y1 . x2 - x1 . y2)
// The last is 4 e0 e3 of the unit quaternion between the markers (e3 = 0: Lacoursiere 2010, Game Physics Pearls,
// ch. 9; rotation vector without z component: Masarati and Morandini 2008, Multibody Syst. Dyn. 20). It also vanishes
// for e0 = 0, markers turned by pi, where x1 . x2 + y1 . y2 = 2 (e0^2 - e3^2) is not positive.
// Multipliers: 3 forces [N], 1 moment [N m]. Singular where the shafts fold back on each other.
// Coordinates: angle_x, angle_y, by which z2 leans about x1 and about y1, for shafts bent by less than 90 degrees.

#include "joints/joint.h"

namespace gyre {

const JointType& constantVelocityType();

}  // namespace gyre
