#pragma once
// Bushing: an elastic and damped connection of two markers in six directions,
//   force sigma = K eta + f(eta) + C eta',  eta = (d, theta),  energy eta^T K eta / 2 + integrals of f_i
// d is the offset of marker 2 in the axes of marker 1 (`frame` marker1, following it) or in axes halfway between both
// markers (symmetric: exchanging the markers changes nothing); theta is the rotation vector log(A1^T A2), which goes on
// through half a turn and full turns where one component alone is large; else the run ends there. Both matrices are
// symmetric, 6 x 6: translation x y z, rotation x y z. The laws f_i act in one direction each.

#include "bodies/link_ends.h"
#include "forces/force.h"

#include <array>

namespace gyre {

struct Bushing : LinkEnds {
  enum class Axes { marker1, symmetric };
  Matrix6 stiffness = {};  ///< [N/m, N, N m/rad]
  Matrix6 damping = {};    ///< [N s/m, N s, N m s/rad]
  Axes frame = Axes::marker1;
  Function force_x = {}, force_y = {}, force_z = {};     ///< of x [m], [N]
  Function torque_x = {}, torque_y = {}, torque_z = {};  ///< of x [rad], [N m]
};

const ForceType& bushingType();

}  // namespace gyre
