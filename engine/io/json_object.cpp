#include "io/json_object.h"

#include "io/geometry_json.h"

#include <fmt/format.h>
#include <algorithm>

namespace gyre {
namespace {

using Kind = JsonNode::Kind;

/// Text of a file as a message may quote it: not longer than `most`, no control characters that a terminal would obey.
std::string quotable(std::string text, std::size_t most) {
  for (char& c : text)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) c = '?';
  if (text.size() <= most) return text;
  while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0) == 0x80) --most;  // not inside a UTF-8 sequence
  return text.substr(0, most) + "...";
}

std::string inside(const std::string& place, const std::string& key) { return place.empty() ? key : place + "." + key; }

}  // namespace

Expected<void> readObject(const JsonNode& node, const std::string& place, std::string_view expected,
                          const std::vector<JsonMember>& members) {
  if (!node.is(Kind::object)) return wrongValue(node, place, expected);
  for (const JsonNode& item : node.items) {
    const auto member = std::find_if(members.begin(), members.end(), [&](const auto& m) { return m.key == item.key; });
    if (member == members.end()) {
      std::vector<std::string> accepted;
      for (const JsonMember& m : members) accepted.push_back(m.key);
      return unknownMember(item, inside(place, item.key), accepted);
    }
    if (auto ok = member->read(item, inside(place, item.key)); !ok) return ok;
  }
  for (const JsonMember& m : members)
    if (m.required && !node.find(m.key))
      return fail({.message = fmt::format("this key is missing in {}", expected),
                   .line = node.line,
                   .key = inside(place, m.key)});
  return {};
}

Expected<void> readList(const JsonNode& node, const std::string& place, std::string_view expected,
                        const std::function<Expected<void>(const JsonNode&, const std::string&)>& read) {
  if (!node.is(Kind::array)) return wrongValue(node, place, expected);
  for (std::size_t i = 0; i < node.items.size(); ++i)
    if (auto ok = read(node.items[i], fmt::format("{}[{}]", place, i)); !ok) return ok;
  return {};
}

Expected<void> readInto(const JsonNode& node, const std::string& place, double& out) {
  const auto number = readNumber(node, place);
  if (!number) return fail(number.error());
  out = *number;
  return {};
}

Expected<void> readInto(const JsonNode& node, const std::string& place, bool& out) {
  if (!node.is(Kind::boolean)) return wrongValue(node, place, "true or false");
  out = node.boolean;
  return {};
}

Expected<void> readInto(const JsonNode& node, const std::string& place, std::string& out) {
  if (!node.is(Kind::string) || node.text.empty()) return wrongValue(node, place, "a text that is not empty");
  out = node.text;
  return {};
}

Expected<void> readInto(const JsonNode& node, const std::string& place, std::vector<std::string>& out) {
  constexpr std::string_view expected = "a text or a list of texts";
  if (node.is(Kind::string) && !node.text.empty()) {
    out = {node.text};
    return {};
  }
  if (!node.is(Kind::array) || node.items.empty()) return wrongValue(node, place, expected);
  out.clear();
  for (const JsonNode& item : node.items) {
    if (!item.is(Kind::string) || item.text.empty()) return wrongValue(item, place, expected);
    out.push_back(item.text);
  }
  return {};
}

Error inFile(Error error, const std::string& fileName) {
  if (error.file.empty()) error.file = fileName;
  error.message = quotable(std::move(error.message), 700);
  error.element = quotable(std::move(error.element), 80);
  error.key = quotable(std::move(error.key), 80);
  return error;
}

}  // namespace gyre
