#pragma once
// The JSON Schema of what a type's parameters stand in.

#include "describe/type_info.h"
#include "io/json_node.h"

#include <string>
#include <utility>
#include <vector>

namespace gyre {

using SchemaMembers = std::vector<std::pair<std::string, JsonNode>>;

/// Its name among the definitions: "joint.revolute".
std::string definitionOf(const TypeInfo& type);

/// An object with a key for each field.
/// @param members   keys beside them, or in the place of those named in `instead`
JsonNode typeSchema(const TypeInfo& type, SchemaMembers members, std::vector<std::string> required,
                    const std::vector<std::string>& instead = {});

JsonNode elementEnabledSchema();
JsonNode elementNameSchema();

}  // namespace gyre
