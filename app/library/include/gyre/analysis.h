#pragma once
// Analyses of a model without a run: health, equilibrium, vibrations, and the motion that drives prescribe.

#include <gyre/model.h>
#include <gyre/recording.h>

#include <complex>
#include <string>
#include <vector>

namespace gyre {
inline namespace v0 {

/// Degrees of freedom and which, redundant and violated constraints, what holds a run back: the object that
/// `gyre check --json` prints, with "degrees_of_freedom", "redundant", "free_motions", "ready", ...
GYRE_API Value check(const Model& model);

/// The model with positions and velocities moved onto its constraints by the smallest change.
GYRE_API Model assembled(const Model& model);

struct Equilibrium {
  Model model;          ///< placed there, at rest
  Recording recording;  ///< one row: all channels there, reactions among them
  bool stable = false;
  std::string text;  ///< in words: "stable; 1 free rigid motion"
};
/// Where the model rests.
/// @param time  at which forces of time are taken [s]
GYRE_API Equilibrium equilibrium(const Model& model, double time = 0);

struct Mode {
  std::complex<double> lambda;              ///< [1/s]
  double frequency = 0;                     ///< damped vibrations per second [Hz]
  double damping = 0;                       ///< ratio; negative: it grows
  bool rigid = false;                       ///< nothing resists
  std::vector<std::complex<double>> shape;  ///< [nv]; the largest displacement is 1 m, or, if larger, 1 rad
};
struct Modes {
  std::vector<Mode> modes;  ///< slowest first
  std::string about;        ///< about what rest or motion, in words
};
struct ModesOptions {
  int count = 20;
  bool aboutInitial = false;  ///< about the motion as the model is placed, not about an equilibrium found first
};
GYRE_API Modes modes(const Model& model, const ModesOptions& options = {});

/// Positions, velocities, accelerations, and what drives and joints must give, of a mechanism whose drives leave no
/// degree of freedom, from 0 to end_time by output_step.
GYRE_API Recording inverseDynamics(const Model& model);

}  // namespace v0
}  // namespace gyre
