#pragma once
// The keywords of JSON Schema (draft 2020-12) that Gyre's schemas are made of. All of them mean the same in draft 7,
// so that older validators and editors read the schemas too.

#include "io/json_node.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace gyre::schema {

JsonNode ofType(std::string type);
/// A text that is not empty.
JsonNode text();
JsonNode constant(JsonNode value, std::string keyword = "const");
JsonNode texts(const std::vector<std::string>& list);
JsonNode oneOfTexts(const std::vector<std::string>& texts);
JsonNode anyOf(std::vector<JsonNode> alternatives);
JsonNode listOf(JsonNode item, int least = 0, std::optional<int> most = {});
/// { "$ref": "#/$defs/<name>" }
JsonNode reference(const std::string& name);
/// An object of these members and no others.
JsonNode object(std::vector<std::pair<std::string, JsonNode>> members, const std::vector<std::string>& required);
/// Where `key` has the value `value`, `then` holds; `absentToo`: where the key is absent, it holds as well.
JsonNode where(const std::string& key, const std::string& value, JsonNode then, bool absentToo = false);

}  // namespace gyre::schema
