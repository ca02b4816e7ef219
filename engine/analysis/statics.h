#pragma once
// Equilibrium: g(q, 0, t) + B^T lambda = 0, Phi(q) = 0, with all velocities zero.
//
// Newton's method on both, with the damping of pseudo-transient continuation (Kelley and Keyes 1998): each step solves
//   (K + w M) dq + B^T lambda = -g,   B dq = 0
// and projects onto Phi = 0. w [1/s^2] falls as the unbalanced force does (switched evolution relaxation), so that far
// away the bodies sink as through syrup and near the equilibrium the convergence is quadratic. Steps in which the
// forces would do negative work are shortened or damped more, so that it settles in stable places, unless it starts
// exactly in an unstable one. Where no motion settles it is sought by Newton's homotopy (Davidenko 1953), which applies
// little by little what is not balanced at the start.
//
// The integral of an actuator rests where its error vanishes, or at its limit: it is found by Newton's method on top,
//   (Z - P H G) dz = -z',   H the compliance of the free motions       (G, P, Z: analysis/system_matrices.h)
// The bristles of friction stay as they are: how much of a load they carry depends on how it came about.

#include "core/error.h"
#include "system/system.h"

#include <stop_token>
#include <string>
#include <vector>

namespace gyre {

/// What small displacements do: where all forces have a potential, the eigenvalues of K on the free motions, against M;
/// under follower loads and integrating actuators, which may make vibrations grow, the eigenmodes with damping.
struct Stability {
  int unstable = 0;   ///< negative eigenvalues, growing modes (of those examined)
  int neutral = 0;    ///< zero: free rigid motions
  double lowest = 0;  ///< the smallest that is not neutral, of modes +-|lambda|^2 [1/s^2]; 0 without free motions
  bool isStable() const { return unstable == 0; }
};

struct Equilibrium {
  State state;  ///< v = 0; lambda holds the reactions; vdot what is left of the accelerations
  int steps = 0;
  double residual = 0;  ///< largest acceleration left [m/s^2], turns as what they move at the model's length scale
  Stability stability;
  std::vector<std::string> sharing;  ///< elements whose reactions are one of many solutions, that of minimum norm
};

struct StaticsOptions {
  double time = 0;  ///< at which forces of time are taken [s]
  int maximumSteps = 2000;
};

/// Fails where nothing holds a body against the forces on it (named), or the placements cannot be assembled.
Expected<Equilibrium> findEquilibrium(const System& system, const State& start, const StaticsOptions& options = {},
                                      std::stop_token stop = {});

/// Whether an equilibrium is stable. Above denseModesLimit unknowns only the slowest modes are examined.
Expected<Stability> stability(const System& system, const State& s);

}  // namespace gyre
