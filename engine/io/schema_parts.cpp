#include "io/schema_parts.h"

namespace gyre::schema {

JsonNode texts(const std::vector<std::string>& list) {
  JsonNode node = JsonNode::array();
  for (const std::string& t : list) node.push(JsonNode::ofText(t));
  return node;
}

JsonNode ofType(std::string type) {
  JsonNode node = JsonNode::object();
  node.add("type", JsonNode::ofText(std::move(type)));
  return node;
}

JsonNode text() {
  JsonNode node = ofType("string");
  node.add("minLength", JsonNode::ofNumber(1));
  return node;
}

JsonNode constant(JsonNode value, std::string keyword) {
  JsonNode node = JsonNode::object();
  node.add(std::move(keyword), std::move(value));
  return node;
}

JsonNode oneOfTexts(const std::vector<std::string>& list) { return constant(texts(list), "enum"); }

JsonNode anyOf(std::vector<JsonNode> alternatives) {
  JsonNode list = JsonNode::array();
  for (JsonNode& a : alternatives) list.push(std::move(a));
  return constant(std::move(list), "anyOf");
}

JsonNode listOf(JsonNode item, int least, std::optional<int> most) {
  JsonNode node = ofType("array");
  node.add("items", std::move(item));
  if (least > 0) node.add("minItems", JsonNode::ofNumber(least));
  if (most) node.add("maxItems", JsonNode::ofNumber(*most));
  return node;
}

JsonNode reference(const std::string& name) { return constant(JsonNode::ofText("#/$defs/" + name), "$ref"); }

JsonNode object(std::vector<std::pair<std::string, JsonNode>> members, const std::vector<std::string>& required) {
  JsonNode node = ofType("object");
  JsonNode properties = JsonNode::object();
  for (auto& [key, schema] : members) properties.add(key, std::move(schema));
  node.add("properties", std::move(properties));
  if (!required.empty()) node.add("required", texts(required));
  node.add("additionalProperties", JsonNode::ofBool(false));
  return node;
}

JsonNode where(const std::string& key, const std::string& value, JsonNode then, bool absentToo) {
  JsonNode properties = JsonNode::object();
  properties.add(key, constant(JsonNode::ofText(value)));
  JsonNode condition = constant(std::move(properties), "properties");
  if (!absentToo) condition.add("required", texts({key}));
  JsonNode node = JsonNode::object();
  node.add("if", std::move(condition));
  node.add("then", std::move(then));
  return node;
}

}  // namespace gyre::schema
