#pragma once
// Screw joint, 5 equations: a cylindrical joint whose displacement d follows its angle theta,
//   Phi_5 = (d - d(0)) - pitch / (2 pi) (theta - theta(0)) = 0      (Geradin and Cardona 2001, ch. 7)
// counted from the placement at the start and through full turns. Multipliers: those of the cylindrical joint, and
// the axial force of the thread [N], which comes with a moment of -pitch / (2 pi) times it.

#include "joints/joint.h"

namespace gyre {

const JointType& screwType();

}  // namespace gyre
