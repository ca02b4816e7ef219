#pragma once
// What a type that a plugin brings must satisfy: the tests of `gyre test-plugin`, with the defaults of its keys, at
// random places of its surroundings.

#include "checks/check.h"
#include "describe/type_info.h"

namespace gyre {

/// What cannot be measured, because the type throws or a run fails, is a check that does not hold.
/// @pre the type comes from a plugin, and is a joint, a force or an integrator
Checks pluginChecks(const TypeInfo& type);

}  // namespace gyre
