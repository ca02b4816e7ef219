#pragma once
// Assembly: initial values brought onto the constraints by the smallest change. One meaning for the window's button,
// the report of a model's health and `gyre assemble`.

#include "model/model.h"
#include "system/initial_conditions.h"

namespace gyre {

/// Where the constraints cannot be met together, the error also names the drives that ask for what the others do not
/// leave free: those among the constraints whose equations depend on each other.
Expected<InitialState> assembledState(const Model& model, const System& system);

}  // namespace gyre
