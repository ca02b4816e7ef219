#include "io/json_node.h"

#include "core/units.h"

#include <fmt/format.h>

namespace gyre {

JsonNode JsonNode::ofBool(bool b) { return JsonNode{.kind = Kind::boolean, .boolean = b, .items = {}}; }
JsonNode JsonNode::ofNumber(double x) { return JsonNode{.kind = Kind::number, .number = x, .items = {}}; }
JsonNode JsonNode::ofText(std::string s) { return JsonNode{.kind = Kind::string, .text = std::move(s), .items = {}}; }

const JsonNode* JsonNode::find(std::string_view memberKey) const {
  if (!is(Kind::object)) return nullptr;
  for (const JsonNode& item : items)
    if (item.key == memberKey) return &item;
  return nullptr;
}

JsonNode& JsonNode::add(std::string memberKey, JsonNode value) {
  value.key = std::move(memberKey);
  return items.emplace_back(std::move(value));
}

JsonNode& JsonNode::push(JsonNode value) { return items.emplace_back(std::move(value)); }

std::string JsonNode::described() const {
  switch (kind) {
    case Kind::null: return "null";
    case Kind::boolean: return boolean ? "true" : "false";
    case Kind::number: return fmt::format("the number {}", shortest(number));
    case Kind::string: return text.size() <= 40 ? fmt::format("the text '{}'", text) : "a text";
    case Kind::array: return items.empty() ? "an empty list" : fmt::format("a list of {}", items.size());
    case Kind::object: return "an object {...}";
  }
  return {};
}

}  // namespace gyre
