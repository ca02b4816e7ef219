#include "io/between_json.h"

#include "io/geometry_json.h"
#include "io/suggestion.h"

#include <fmt/format.h>
#include <algorithm>

namespace gyre {
namespace {

using Kind = JsonNode::Kind;

constexpr std::string_view ruleKey = "rule";

bool isFilter(const TypeInfo& type) { return type.category == Category::contactFilter; }

std::string expectedTwo(const TypeInfo& type) {
  return isFilter(type) ? "the names of two bodies [\"...\", \"...\"]"
                        : "the names of two materials [\"...\", \"...\"]";
}

Expected<void> addTwo(const JsonNode& list, const TypeInfo& type, const std::string& key, JsonNode& out) {
  if (!list.is(Kind::array) || list.items.size() != 2) return wrongValue(list, key, expectedTwo(type));
  out.add(type.between.first, list.items[0]);
  out.add(type.between.second, list.items[1]);
  return {};
}

}  // namespace

std::vector<std::string> keysBetween(const TypeInfo& type) {
  std::vector<std::string> keys{type.between.key};
  for (const Field& f : type.fields)
    if (f.key != type.between.first && f.key != type.between.second && f.key != ruleKey) keys.push_back(f.key);
  keys.emplace_back("enabled");
  return keys;
}

Expected<JsonNode> spreadBetween(const JsonNode& node, const TypeInfo& type, const std::string& place) {
  JsonNode out = JsonNode::object();
  out.line = node.line;
  if (isFilter(type) && node.is(Kind::array)) {
    if (auto ok = addTwo(node, type, place, out); !ok) return tl::unexpected(std::move(ok.error()));
    return out;
  }
  if (!node.is(Kind::object))
    return wrongValue(
        node, place,
        isFilter(type) ? expectedTwo(type) : fmt::format("a pair {{\"{}\": [...], ...}}", type.between.key));
  const std::vector<std::string> keys = keysBetween(type);
  for (const JsonNode& member : node.items) {
    if (std::find(keys.begin(), keys.end(), member.key) == keys.end()) return unknownMember(member, member.key, keys);
    if (member.key != type.between.key) {
      out.items.push_back(member);
    } else if (auto ok = addTwo(member, type, member.key, out); !ok) {
      return tl::unexpected(std::move(ok.error()));
    }
  }
  if (!node.find(type.between.key))
    return fail({.message = fmt::format("this key is missing: {} were expected", expectedTwo(type)),
                 .line = node.line,
                 .key = type.between.key});
  return out;
}

JsonNode gatheredBetween(const JsonNode& node, const TypeInfo& type) {
  JsonNode out = JsonNode::object();
  for (const JsonNode& member : node.items) {
    if (member.key == ruleKey) continue;
    if (member.key == type.between.first || member.key == type.between.second) {
      if (out.find(type.between.key)) continue;
      JsonNode two = JsonNode::array();
      for (const std::string& key : {type.between.first, type.between.second}) two.push(*node.find(key)).key.clear();
      out.add(type.between.key, std::move(two));
    } else {
      out.items.push_back(member);
    }
  }
  if (!isFilter(type) || out.items.size() > 1) return out;
  out.items.front().key.clear();
  return std::move(out.items.front());
}

std::string keyBetween(const TypeInfo& type, const std::string& key) {
  if (!type.isBetween() || (key != type.between.first && key != type.between.second)) return key;
  return fmt::format("{}[{}]", type.between.key, key == type.between.first ? 0 : 1);
}

}  // namespace gyre
