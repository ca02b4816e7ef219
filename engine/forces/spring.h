#pragma once
// Spring and damper between two points, along their line:
//   tension N = k x + f(x) + preload + stops + c l' + d(l'),   x = l - l0,  l = |u|,  e = u / l
// It pulls point 1 with N e and point 2 with -N e; N > 0 is tension. The stops push back with their own stiffness
// where l leaves [minimum, maximum]. Energy and dissipation: forces/spring_law.h.

#include "bodies/link_ends.h"
#include "forces/force.h"

namespace gyre {

struct Spring : LinkEnds {
  double stiffness = 1000;      ///< k [N/m]
  double damping = 0;           ///< c [N s/m]
  double free_length = 0;       ///< l0 [m]
  double preload = 0;           ///< tension at l = l0 [N]
  Function force = {};          ///< f(x) [N], x [m]
  Function damping_force = {};  ///< d(v) [N], v = l' [m/s]
  double min_length = 0;        ///< [m]
  double max_length = 0;        ///< [m]; 0: none
  double stop_stiffness = 0;    ///< [N/m]
};

const ForceType& springType();

}  // namespace gyre
