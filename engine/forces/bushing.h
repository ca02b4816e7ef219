#pragma once
// Bushing: a linear elastic and damped connection of two markers in six directions,
//   xi = (d, theta),  d = A1^T u (offset of marker 2 in the axes of marker 1),  theta = log(A1^T A2)
//   s = K xi + C xi',  generalised force -(dxi/dq)^T s,  energy xi^T K xi / 2
// with A_i = R_i E_i the markers' orientations; theta is the rotation vector (frame 1 leads), |theta| < pi.
// Both matrices are symmetric, 6 x 6: translation x y z, rotation x y z of marker 1.

#include "bodies/link_ends.h"
#include "forces/force.h"

namespace gyre {

struct Bushing : LinkEnds {
  Matrix6 stiffness = {};  ///< [N/m, N, N m/rad]
  Matrix6 damping = {};    ///< [N s/m, N s, N m s/rad]
};

const ForceType& bushingType();

}  // namespace gyre
