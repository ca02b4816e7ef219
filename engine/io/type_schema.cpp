#include "io/type_schema.h"

#include "io/schema_parts.h"
#include "io/value_schema.h"

#include <algorithm>

namespace gyre {
namespace {

using namespace schema;

/// Keys that follow from another one stand in the file only where that one does not, and there they do if they must.
void addDerivation(JsonNode& node, const TypeInfo& type) {
  std::string from;
  std::vector<std::string> derived, needed;
  for (const Field& f : type.fields)
    if (!f.derivedFrom.empty()) {
      from = f.derivedFrom;
      derived.push_back(f.key);
      if (f.required) needed.push_back(f.key);
    }
  if (derived.empty()) return;
  JsonNode never = JsonNode::object();
  for (const std::string& key : derived) never.add(key, constant(JsonNode::object(), "not"));
  JsonNode given = constant(JsonNode::object(), "properties");
  const bool isNumber = type.find(from)->kind == Value(std::in_place_type<double>).index();
  given.items.front().add(from, isNumber ? constant(JsonNode::ofNumber(0), "exclusiveMinimum") : JsonNode::object());
  given.add("required", texts({from}));
  node.add("if", std::move(given));
  node.add("then", constant(std::move(never), "properties"));
  if (!needed.empty()) node.add("else", constant(texts(needed), "required"));
}

}  // namespace

JsonNode typeSchema(const TypeInfo& type, SchemaMembers members, std::vector<std::string> required,
                    const std::vector<std::string>& instead) {
  for (const Field& f : type.fields) {
    if (std::find(instead.begin(), instead.end(), f.key) != instead.end()) continue;
    members.emplace_back(f.key, fieldSchema(type, f));
    if (f.required && f.derivedFrom.empty()) required.push_back(f.key);
  }
  JsonNode node = object(std::move(members), required);
  addDerivation(node, type);
  node.add("title", JsonNode::ofText(type.label));
  node.add("description", JsonNode::ofText(type.help));
  return node;
}

std::string definitionOf(const TypeInfo& type) { return std::string(singular(type.category)) + "." + type.id; }

JsonNode elementEnabledSchema() {
  JsonNode node = ofType("boolean");
  node.add("description", JsonNode::ofText("false: it stays in the file and takes no part"));
  node.add("default", JsonNode::ofBool(true));
  return node;
}

JsonNode elementNameSchema() {
  JsonNode node = text();
  node.add("description", JsonNode::ofText("Unique among all elements"));
  return node;
}

}  // namespace gyre
