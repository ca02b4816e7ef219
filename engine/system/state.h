#pragma once
// The state of a run.

#include "core/types.h"

namespace gyre {

/// t [s]; q [nq]; v, vdot [nv] (the bodies' own velocities, see bodies/body.h); lambda [m] [N, N m].
/// path: what q and t alone cannot tell, as of the last accepted step: how far each angle has been counted [rad], where
/// the integrals of prescribed motions stand, and the states of forces (System::advancePath).
struct State {
  double t = 0;
  VecX q, v, vdot, lambda, path;
};

/// What the whole system stores [J] and exchanges [W].
struct SystemEnergy {
  double kinetic = 0, potential = 0, elastic = 0;
  double dissipation = 0;  ///< power turned into heat
  double work = 0;         ///< power brought in
  double total() const { return kinetic + potential + elastic; }
};

}  // namespace gyre
