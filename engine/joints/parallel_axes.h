#pragma once
// Parallel axes, 2 equations: the z axes of the markers stay parallel, wherever they are,
//   Phi = (x1 . z2, y1 . z2)   (Haug 1989, sec. 9.4: parallel-1 constraint)
// Multipliers: 2 moments [N m].
// Coordinate: angle from x1 to x2 about z1.

#include "joints/joint.h"

namespace gyre {

const JointType& parallelAxesType();

}  // namespace gyre
