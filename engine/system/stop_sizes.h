#pragma once
// What stops need to know whose stiffness follows from the inertia behind them (forces/joint_stop.h), as a model places
// its bodies:
//   I = sqrt(I_least I_most)      I_least = 1 / (G P G^T), while all other coordinates give way
//                                 (system/coordinate_mobility.h);
//   I_most                        while they are held, and all that hangs on the joint is stretched away from its axis:
//                                 the distances of the centres of mass along the joints count
// since a run meets both, and all between them. A fall brings at most the acceleration
//   a = 1/I sum over bodies of |I_least P G^T|, their linear velocities by one of the coordinate, times their weights
//
// Of a thousand bodies or more, only the two of the joint count for I_least and a, and sixty on each side for I_most,
// so that the time grows with the number of stops.

#include "system/system.h"

namespace gyre {

/// @param s  the state that the model gives
void sizeStops(const System& system, const State& s, ForceSet& forces);

}  // namespace gyre
