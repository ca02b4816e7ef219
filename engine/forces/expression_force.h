#pragma once
// A force and a torque between two bodies, each component an expression of time and of how marker 2 moves against
// marker 1, all in the axes of marker 1:
//   t   x y z   offset of marker 2            rx ry rz   rotation vector log(A1^T A2) (bushing.h)
//       vx vy vz  rate of the offset          wx wy wz   relative angular velocity
// of parameters of the model, and of channels that follow from positions and velocities: "-20*[pin.angle]",
// "0.3*[strut.force]" (functions/signal_names.h, system/signals.cpp, system/report_signals.cpp). A component may also
// be a number or a table of t. The wrench (fx fy fz, mx my mz) acts on body 2 at marker 2, its opposite on body 1 at
// the same point. All it exchanges is work.

#include "bodies/link_ends.h"
#include "forces/force.h"

namespace gyre {

struct ExpressionForce : LinkEnds {
  Function fx = {}, fy = {}, fz = {};  ///< [N]
  Function mx = {}, my = {}, mz = {};  ///< [N m]
};

const ForceType& expressionForceType();

}  // namespace gyre
