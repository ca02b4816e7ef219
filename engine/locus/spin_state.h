#pragma once
// A model that rests, with a rotor in it made to turn: its velocities follow from the constraints and from what turns
// with the rotor. Among all velocities that the constraints allow and that give the rotor its speed, those are taken
// that strain springs least, with the least energy v . K v, and of these the slowest in the norm of the mass: a shaft
// of several bodies turns as one, and what is held elsewhere stays.

#include "core/error.h"
#include "system/system.h"

namespace gyre {

/// @param rest   consistent in position, at rest
/// @param rotor  body [index of BodySet]; -1: nothing is made to turn but what drives move
/// @param axis   of its spin, in its own axes, of length 1
/// @param speed  about it [rad/s]
/// A consistent state with vdot and lambda. Fails where the constraints do not let the rotor turn.
Expected<State> spinState(const System& system, const State& rest, int rotor, const Vec3& axis, double speed);

}  // namespace gyre
