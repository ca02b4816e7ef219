#pragma once
// Bodies that turn steadily about fixed lines, deflected by what the turning does to them: blades that stretch and
// stiffen, governors that open, rotors that bend under their unbalance. Seen from axes that turn along they rest, under
// what a body needs to stay on its circle, with w its angular velocity in space and p a point of its line:
//
//   force m w x ((x - p) x w),   torque about x in body axes -W x J W,   W = R^T w
//
// (relative equilibria; Marsden 1992, Lectures on Mechanics, ch. 4). It is found by Newton's method from a deflection
// nearby, downhill where there is a stable one; else, as a rotor above its critical speed centres itself, the nearest.

#include "core/error.h"
#include "system/system.h"

#include <vector>

namespace gyre {

/// How a body turns.
struct SteadyTurn {
  std::size_t body = 0;
  Vec3 w = Vec3::Zero();      ///< in space [rad/s]
  Vec3 point = Vec3::Zero();  ///< of the line that it turns about [m]
};

/// The bodies that turn about lines, by the velocities of a state, and the particles that go round with them; those
/// that move along their line as well are left out.
std::vector<SteadyTurn> steadyTurns(const System& system, const State& moving);

/// A consistent state, with vdot and lambda, in which these bodies turn so.
/// @param resting  the same model with its drives at rest, so that in the turning axes they do not turn once more
/// @param start  its positions are near those that are sought
/// @param free   velocity of a motion that nothing resists, beside which deflections are sought [nv]; empty: none
/// Fails where no deflection is found from there, or where joints make what turns do something else as well, as
/// planets of gears do.
Expected<State> relativeEquilibrium(const System& system, const System& resting, const std::vector<SteadyTurn>& turns,
                                    const State& start, const VecX& free);

}  // namespace gyre
