#pragma once
// A state as initial values of the model: what "assemble" and "use as initial placement" write into it.

#include "analysis/system_elements.h"

namespace gyre {

/// Sets position, orientation, velocity and angular velocity of every body that differ from the state's by more than
/// rounding; a Compound without edits when none does. What is written is free of rounding relative to the size and the
/// motion of the model: components that have not moved stay as they are, and those that are nothing but rounding are 0.
/// @param s  of this system, compiled from this model
Edit initialValuesEdit(const Model& model, const System& system, const State& s);
/// Only velocity and angular velocity of them.
Edit initialSpeedsEdit(const Model& model, const System& system, const State& s);

}  // namespace gyre
