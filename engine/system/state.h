#pragma once
// The state of a run.

#include "core/types.h"
#include "forces/force_energy.h"
#include "system/internal_state.h"

namespace gyre {

/// t [s]; q [nq]; v, vdot [nv] (the bodies' own velocities, see bodies/body.h); lambda [m] [N, N m].
struct State {
  double t = 0;
  VecX q, v, vdot, lambda;
  InternalState internal;  ///< as of the last accepted step (System::accept)

  void persist(StateArchive& a) { a(t, q, v, vdot, lambda, internal); }
};

/// What the whole system stores [J] and exchanges [W].
struct SystemEnergy {
  double kinetic = 0, potential = 0, elastic = 0;
  double dissipation = 0;  ///< power turned into heat
  double work = 0;         ///< power brought in
  double total() const { return kinetic + potential + elastic; }
  void persist(StateArchive& a) { a(kinetic, potential, elastic, dissipation, work); }
  SystemEnergy& operator+=(const ForceEnergy& of) {
    potential += of.potential;
    elastic += of.elastic;
    dissipation += of.dissipation;
    work += of.work;
    return *this;
  }
};

}  // namespace gyre
