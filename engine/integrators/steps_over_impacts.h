#pragma once
// Whether the method of a model steps over impacts (local dynamics); the others integrate contact as a force.

#include "integrators/integrator.h"
#include "model/model.h"

namespace gyre {

inline bool stepsOverImpacts(const Model& model) { return integratorType(model).capabilities.impacts; }

}  // namespace gyre
