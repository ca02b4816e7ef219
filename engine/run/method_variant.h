#pragma once
// A model by another method, with values changed by name: what runs that are compared differ in.

#include "core/error.h"
#include "model/model.h"

#include <string>
#include <vector>

namespace gyre {

/// @param method   id of an integrator, "kynema"
/// @param changes  such as "rho_inf=0.5", "step=1e-4" (io/setting.h)
/// Errors name the change, and what was expected.
Expected<Model> methodVariant(Model model, const std::string& method, const std::vector<std::string>& changes,
                              const TypeList& types);

}  // namespace gyre
