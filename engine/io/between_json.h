#pragma once
// Elements that are about two others (TypeInfo::between) as files have them: the two stand in a list,
//   {"materials": ["steel", "rubber"], "friction": 0.8}    as fields: material1, material2, friction
// and where nothing else is said, the list stands alone: ["arm", "base"] for {"bodies": ["arm", "base"]}.

#include "describe/type_info.h"
#include "io/json_node.h"

namespace gyre {

/// The keys of such an element in files. Its Choice "rule" is not among them: the list it stands in says it.
std::vector<std::string> keysBetween(const TypeInfo& type);

/// With one key for each field.
/// @param place  what messages call the element
Expected<JsonNode> spreadBetween(const JsonNode& node, const TypeInfo& type, const std::string& place);
/// The other way round.
JsonNode gatheredBetween(const JsonNode& node, const TypeInfo& type);

/// Where the value of a field stands in files: "materials[1]" for "material2". Of all other types, its key.
std::string keyBetween(const TypeInfo& type, const std::string& key);

}  // namespace gyre
