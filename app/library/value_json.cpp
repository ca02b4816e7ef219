#include "value_json.h"

namespace gyre {
inline namespace v0 {

JsonNode toNode(const Value& value) {
  if (value.isBool()) return JsonNode::ofBool(value.boolean());
  if (value.isNumber()) return JsonNode::ofNumber(value.number());
  if (value.isText()) return JsonNode::ofText(value.text());
  if (value.isList()) {
    JsonNode out = JsonNode::array();
    for (const Value& item : value.list()) out.push(toNode(item));
    return out;
  }
  if (value.isNull()) return JsonNode{.items = {}};
  JsonNode out = JsonNode::object();
  for (const auto& [key, member] : value.object()) out.add(key, toNode(member));
  return out;
}

Value fromNode(const JsonNode& node) {
  switch (node.kind) {
    case JsonNode::Kind::null: return {};
    case JsonNode::Kind::boolean: return node.boolean;
    case JsonNode::Kind::number: return node.number;
    case JsonNode::Kind::string: return node.text;
    case JsonNode::Kind::array: {
      Value::List list;
      for (const JsonNode& item : node.items) list.push_back(fromNode(item));
      return list;
    }
    case JsonNode::Kind::object: break;
  }
  Value::Object object;
  for (const JsonNode& member : node.items) object.emplace_back(member.key, fromNode(member));
  return object;
}

Error toError(const engine::Error& e) {
  static constexpr Error::Kind kinds[] = {Error::Kind::input, Error::Kind::numerical, Error::Kind::resource};
  return Error(
      kinds[static_cast<int>(e.kind)], e.message,
      {.file = e.file, .line = e.line, .element = e.element, .key = e.key, .equation = e.equation, .time = e.time});
}

void failUnknown(const char* what, std::string_view name, const std::vector<std::string>& accepted) {
  throw Error(Error::Kind::input, fmt::format("there is no {} '{}'{}", what, name, acceptedText(name, accepted)));
}

}  // namespace v0
}  // namespace gyre
