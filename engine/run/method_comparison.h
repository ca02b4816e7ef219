#pragma once
// Runs of one model by several methods, as users name them: "geom1", "kynema:rho_inf=0.5:step=1e-4", the method first,
// then what is changed of it.

#include "run/lockstep.h"

#include <string>
#include <vector>

namespace gyre {

/// The runs meet at the model's output_step, or, where it has none, at hundredths of its end_time.
/// Errors name the method, and what was expected.
Expected<Lockstep> compareMethods(Model model, const std::vector<std::string>& methods, const TypeList& types);

}  // namespace gyre
