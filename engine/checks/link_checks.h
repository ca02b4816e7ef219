#pragma once
// Checks of a joint or a force of a plugin between two bodies.

#include "checks/check.h"
#include "describe/type_info.h"
#include "gyre/extend/motion.h"

namespace gyre {

/// Tangents, and the balance of energy. Throws std::runtime_error where the element cannot be made.
Checks forceChecks(const TypeInfo& type, const extend::Surroundings& at, unsigned seed);
/// Tangents, the bias of accelerations, the freedoms that it takes, and a run on which it holds and its reactions close
/// Newton's and Euler's equations.
Checks jointChecks(const TypeInfo& type, const extend::Surroundings& at, unsigned seed);

}  // namespace gyre
