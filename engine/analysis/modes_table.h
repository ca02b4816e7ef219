#pragma once
// Eigenmodes as CSV: one row per mode, with the twist of every body.

#include "analysis/modes.h"

#include <string>

namespace gyre {

/// Columns mode, frequency, damping, natural_frequency, lambda_re, lambda_im, then for every body the displacement of
/// its centre of mass x y z [m] (inertial) and its rotation rx ry rz [rad] (body axes), real parts, and imaginary ones
/// where any mode has them.
std::string modesCsv(const System& system, const State& s, const std::vector<Mode>& modes);

/// "rigid motion", "12.3 Hz, damping 0.02", "decays at 4.5 1/s", "grows at 4.5 1/s".
std::string modeText(const Mode& mode);

/// Names the rest or motion that modes are computed about, in one or two sentences.
std::string linearizationText(const Linearization& about);

/// "'rotor' turns at 120 rad/s in the model as it is placed; this is left out", where modes are about a rest and the
/// model begins in motion; else empty.
std::string motionLeftOut(const System& system);

}  // namespace gyre
