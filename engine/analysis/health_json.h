#pragma once
// A health report as JSON, for scripts.

#include "analysis/health.h"
#include "io/json_node.h"

#include <string>
#include <vector>

namespace gyre {

/// @param warnings  about the model's functions of time (system/time_switches.h)
JsonNode healthJson(const Model& model, const Health& health, const std::vector<std::string>& warnings);

}  // namespace gyre
