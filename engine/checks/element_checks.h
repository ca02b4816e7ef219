#pragma once
// What every joint and every force must satisfy in a system, at a state: exact tangents, the bias of accelerations, and
// energy that agrees with the force.

#include "checks/check.h"
#include "system/system.h"

namespace gyre {

/// By what numbers of a state are measured, and changed for differences.
struct StateSizes {
  VecX positions, velocities;  ///< [nv]
  double rest = 0;             ///< of what the largest entry of a matrix is at least
  static StateSizes ones(const System& system) { return {VecX::Ones(system.nv()), VecX::Ones(system.nv()), 1}; }
};

/// Derivatives of M v' + g + B^T lambda, of Phi and, of velocity rows, of B v, against central differences: the largest
/// error relative to the largest entry.
Checks tangentChecks(const System& system, const State& s, const StateSizes& sizes, double bound);
/// B' v + Phi_tt against the rate of B v + Phi_t along the motion: the largest error, relative to the largest entry and
/// to `sizes.rest`. @param h  step of time [s]
Check biasCheck(const System& system, const State& s, const StateSizes& sizes, double h, double bound);
/// Along the motion d(stored energy)/dt + power of what acts + dissipated - supplied, relative to the largest of them
/// and to `rest` [W]. @param without  a system that lacks the element, and else is the same
Check energyCheck(const System& system, const System& without, State s, double h, double rest, double bound);

}  // namespace gyre
