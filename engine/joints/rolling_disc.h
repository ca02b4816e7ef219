#pragma once
// Thin disc on body 2 (centre and axis: origin and z of marker 2) that rolls without slipping on the x-y plane of
// marker 1, 3 equations. With n = z1, a = z2, g = n - (n . a) a, e = -g / |g| the way from the centre down the disc,
// c the centre and o the origin of marker 1, the point of contact is p = c + radius e and
//   Phi_1 = n . (c - o) - radius |g| = 0        the lowest point of the rim touches the plane
//   x1 . u = 0,  y1 . u = 0                     no slip, nonholonomic; u as for ContactPoint
// (Neimark and Fufaev 1972, ch. 2). Phi_1' = n . u. Multipliers: the force
// -(lambda_1 n + lambda_2 x1 + lambda_3 y1) on body 2 at p [N]. Singular where the disc lies flat (g = 0).

#include "joints/joint.h"

namespace gyre {

struct RollingDisc : LinkEnds {
  double radius = 0.1;  ///< [m]
};

const JointType& rollingDiscType();

}  // namespace gyre
