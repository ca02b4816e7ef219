#pragma once
// Six-direction joint, 1 to 6 equations: each displacement along, and each rotation about, an axis of marker 1 is free
// or locked (the total joint of Masarati 2011, IMechE J. Multi-body Dyn.; our rotation equations are dot products).
//   displacement along x1, y1, z1:  x1 . u,  y1 . u,  z1 . u
//   three rotations locked:         x1 . y2,  y1 . z2,  z1 . x2            (same orientation)
//   two locked, e.g. about x, y:    the axis that stays free is common,  x1 . z2,  y1 . z2
//   one locked, about x:            y1 . z2,  about y:  z1 . x2,  about z:  x1 . y2   (a universal joint of these arms)
// with u from the origin of marker 1 to that of marker 2. None of these is singular along the motion left free.
// Multipliers: a force [N] for each locked displacement, a moment [N m] for each locked rotation.
// Coordinates: displacement_x, _y, _z along free directions; with two rotations locked the angle about the free axis;
// with one locked the angles about both arms (angle_y about y1 and angle_z about z2, if x is locked).

#include "joints/joint.h"

namespace gyre {

const JointType& sixDofType();

}  // namespace gyre
