#pragma once
// A health report as JSON, for scripts.

#include "analysis/health.h"
#include "io/json_node.h"

namespace gyre::cli {

JsonNode healthJson(const Model& model, const Health& health);

}  // namespace gyre::cli
