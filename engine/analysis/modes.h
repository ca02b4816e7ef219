#pragma once
// Small vibrations about a state: the eigenmodes of the constrained system,
//
//   (lambda^2 M + lambda C + K) x + G z + B^T mu = 0,   B x = 0,    q(t) = q0 o exp(Re(x e^(lambda t)))
//   lambda z = P x + lambda V x + Z z        the states of forces: integrals of actuators, bristles of friction
//
// Geradin and Cardona, Flexible Multibody Dynamics (2001), sec. 4.7, with the constraints kept as they are.
// Dense on the free motions up to denseModesLimit unknowns; above, Lanczos (Spectra) or subspace iteration with a shift
// near zero, each step a solve with [K + s C + s^2 M, B^T; B, 0].
// Where the state moves, the equations are those of deviations from its motion (frozen_motion.h), with the gyroscopic
// and centrifugal terms, and dense: exact where their coefficients stay as they are (steady_motion.h), else, and where
// what rests is no equilibrium, they hold for an instant only. Linearization says which.

#include "core/error.h"
#include "system/system.h"

#include <complex>
#include <string>
#include <vector>

namespace gyre {

struct Mode {
  std::complex<double> lambda = {};  ///< [1/s]
  double frequency = 0;              ///< of the damped vibration, |Im lambda| / 2 pi [Hz]
  double damping = 0;                ///< ratio -Re lambda / |lambda|; at least 1: no vibration; negative: it grows
  bool rigid = false;                ///< lambda = 0: nothing resists
  Eigen::VectorXcd shape = {};       ///< x [nv]; the largest displacement of a body is 1 m, or, if larger, 1 rad
  VecX share = {};                   ///< of each body in the kinetic energy; sums to 1

  bool isUnstable() const { return !rigid && damping < -1e-9; }
  double naturalFrequency() const { return std::abs(lambda) / (2 * M_PI); }  ///< |lambda| / 2 pi [Hz]
};

/// The rest or motion about which equations are linearized.
struct Linearization {
  enum class Kind {
    rest,       ///< an equilibrium
    released,   ///< at rest, but forces set it in motion
    steady,     ///< a motion along which the coefficients do not change
    momentary,  ///< a motion whose coefficients change: frozen
  } kind = Kind::rest;
  std::string fastest = {};      ///< body that turns fastest; empty: none turns
  double turn = 0;               ///< its rate [rad/s]
  std::string turningWith = {};  ///< body in whose axes, which turn, its deviations are measured; empty: none turn
  bool turned = false;           ///< all deviations are measured in axes that turn with the motion (steady_motion.h)

  bool isMotion() const { return kind == Kind::steady || kind == Kind::momentary; }
};
/// The turns of a state, of kind rest.
Linearization turnsOf(const System& system, const State& s);

struct ModesAbout {
  std::vector<Mode> modes = {};
  Linearization about = {};
};

enum class ModesMethod { automatic, dense, sparse };
inline constexpr int denseModesLimit = 300;
inline constexpr int movingModesLimit = 600;

struct ModesOptions {
  int count = 20;  ///< the slowest ones; the dense method computes all and returns these
  ModesMethod method = ModesMethod::automatic;
  bool equilibrium = false;  ///< the state is one that statics found: what is left of its accelerations is none
};

/// Slowest first, rigid motions before all. Fails when the system is singular or the iteration does not converge, and
/// about a motion where constraints act on velocities or there are more velocities than movingModesLimit.
/// @param s  consistent; where it moves, with vdot and lambda (consistentState)
Expected<ModesAbout> modesAbout(const System& system, const State& s, const ModesOptions& options = {});
/// The modes alone.
Expected<std::vector<Mode>> eigenmodes(const System& system, const State& s, const ModesOptions& options = {});

/// Modes without damping, of the symmetric part of K alone: lambda^2 are the negative eigenvalues of the
/// stiffness on the free motions. All of them for small systems, the slowest `count` for large ones.
Expected<std::vector<Mode>> stiffnessModes(const System& system, const State& s, int count);

}  // namespace gyre
