#pragma once
// The JSON Schema (draft 2020-12) of model files, generated from the descriptions of the types.
//
// What it says is what the loader demands: every key, type, unit, range, default and choice. What only the loader can
// know (unique names, references that lead somewhere, possible inertia, conditions over several keys, expressions that
// parse) it leaves out. Comments are no JSON: tools that cannot skip // and /* */ need files without them.

#include "describe/type_info.h"
#include "io/json_node.h"

namespace gyre {

JsonNode modelSchema(const TypeList& types);

}  // namespace gyre
