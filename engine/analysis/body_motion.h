#pragma once
// How bodies move for given velocities of the system: at the centre of mass in inertial axes, then the rotation in body
// axes.

#include "system/system.h"

#include <vector>

namespace gyre {

/// Twists (v, W) of every body in a motion with velocities u [nv].
std::vector<Vec6> bodyTwists(const System& system, const State& s, const VecX& u);

/// M u at a place.
VecX massTimes(const System& system, const State& s, const VecX& u);

}  // namespace gyre
