#pragma once
// Spring and damper between two points:  tension N = k (l - l0) + preload + c l',  l = |u|, e = u / l.
// It pulls point 1 with N e and point 2 with -N e; N > 0 is tension. Energy k (l - l0)^2 / 2 + preload (l - l0).

#include "bodies/link_ends.h"
#include "forces/force.h"

namespace gyre {

struct Spring : LinkEnds {
  double stiffness = 1000;  ///< k [N/m]
  double damping = 0;       ///< c [N s/m]
  double free_length = 0;   ///< l0 [m]
  double preload = 0;       ///< tension at l = l0 [N]
};

const ForceType& springType();

}  // namespace gyre
