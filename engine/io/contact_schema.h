#pragma once
// The JSON Schema of a file's section "contact".

#include "describe/type_info.h"
#include "io/json_node.h"

namespace gyre {

/// Adds "contact" to the definitions, and all that it refers to.
void addContactDefinitions(const TypeList& types, JsonNode& definitions);

}  // namespace gyre
