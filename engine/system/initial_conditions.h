#pragma once
// Consistent initial values, and what the constraints leave free.

#include "core/error.h"
#include "system/system.h"

namespace gyre {

/// Degrees of freedom and redundancy, by rank of B M^-1/2 at the given state.
struct Mobility {
  int coordinates = 0;  ///< nv
  int constraints = 0;  ///< m
  int rank = 0;         ///< of B
  int degreesOfFreedom() const { return coordinates - rank; }
  int redundant() const { return constraints - rank; }
  void persist(StateArchive& a) { a(coordinates, constraints, rank); }
};
Mobility mobility(const System& system, const State& s);

/// Largest violations of the constraints, of all rows of Phi and of B v + Phi_t.
struct Violation {
  struct Largest {
    double relative = 0;     ///< lengths relative to the length scale of the model, angles as they are
    double size = 0;         ///< the same violation in its unit
    std::string unit = "m";  ///< "m", or of angles and direction cosines "deg", "rad" per second of velocities
    std::string joint;
  };
  Largest position, velocity;
};
Violation violation(const System& system, const State& s);

/// Violations below this (Scales::relativeViolation; velocities relative to the fastest) are taken for rounding of the
/// file's numbers and cleaned up without a word.
inline constexpr double assemblyTolerance = 1e-8;

/// Where a run begins.
struct InitialState {
  State state;
  Mobility mobility;

  void persist(StateArchive& a) { a(state, mobility); }
};

/// Brings the model's initial values onto the constraints and computes v' and lambda from the index-1 system
///   [M B^T; B 0] (v', lambda) = (-g, -B' v - Phi_tt),
/// with multipliers of minimum norm (minimum_norm.h) where constraints are redundant.
/// Larger violations than assemblyTolerance are an input error naming the joint, unless assemble is set: then
/// positions and velocities are moved onto the constraints by the smallest mass-weighted change.
Expected<InitialState> consistentInitialState(const System& system, bool assemble);
/// Consistent state near any state, whose q and v are moved onto the constraints however far they are from them.
Expected<InitialState> consistentState(const System& system, State s);

/// eps W of the iteration matrix, eps = regularizationSize: W_i is the diagonal of B M^-1 B^T at s. See kkt_matrix.h.
inline constexpr double regularizationSize = 1e-9;
VecX regularization(const System& system, const State& s);
/// @param S  with M and B
VecX regularization(const System& system, const KktMatrix& S);
/// That of IndexOne for a run: zero where no constraint is redundant.
VecX indexOneRegularization(const System& system, const InitialState& initial);

}  // namespace gyre
