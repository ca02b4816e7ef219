// The writing half of json_node.h.
#include "io/json_node.h"

#include "core/units.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace gyre {
namespace {

constexpr std::size_t lineWidth = 100;
// Elements of a model stand at depth 2: they always get a line per key, what is inside them may share one.
constexpr int firstCompactDepth = 3;

/// What is no UTF-8, as a file's name may be, is replaced: JSON has no other text.
std::string inQuotes(std::string_view text) {
  return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

// JSON has no word for numbers that are not finite; they occur in reports, never in models.
// "-0" would read back as the integer 0 and lose its sign.
std::string numberText(double x) {
  if (!std::isfinite(x)) return "null";
  return x == 0 && std::signbit(x) ? "-0.0" : shortest(x);
}

bool isPlain(const JsonNode& node) { return !node.is(JsonNode::Kind::array) && !node.is(JsonNode::Kind::object); }

void writeOneLine(const JsonNode& node, std::string& out) {
  switch (node.kind) {
    case JsonNode::Kind::null: out += "null"; return;
    case JsonNode::Kind::boolean: out += node.boolean ? "true" : "false"; return;
    case JsonNode::Kind::number: out += numberText(node.number); return;
    case JsonNode::Kind::string: out += inQuotes(node.text); return;
    case JsonNode::Kind::array:
    case JsonNode::Kind::object: break;
  }
  const bool object = node.is(JsonNode::Kind::object);
  const bool spaced = object && !node.items.empty();
  out += object ? (spaced ? "{ " : "{") : "[";
  for (const JsonNode& item : node.items) {
    if (&item != &node.items.front()) out += ", ";
    if (object) out += inQuotes(item.key) + ": ";
    writeOneLine(item, out);
  }
  out += object ? (spaced ? " }" : "}") : "]";
}

/// The numbers of a long list, as many in a line as fit.
void writeFilled(const JsonNode& list, const std::string& indent, std::string& out) {
  std::size_t column = lineWidth;
  for (const JsonNode& item : list.items) {
    const std::string text = numberText(item.number);
    const bool last = &item == &list.items.back();
    if (column + text.size() + 2 > lineWidth) {
      if (&item != &list.items.front()) out += '\n';
      out += indent;
      column = indent.size();
    } else {
      out += ' ';
      ++column;
    }
    out += last ? text + '\n' : text + ',';
    column += text.size() + 1;
  }
}

bool isNumber(const JsonNode& node) { return node.is(JsonNode::Kind::number); }

void write(const JsonNode& node, int depth, std::size_t column, std::string& out) {
  const bool object = node.is(JsonNode::Kind::object);
  const bool plainList = !object && std::all_of(node.items.begin(), node.items.end(), isPlain);
  if (plainList || depth >= firstCompactDepth || node.items.empty()) {
    std::string line;
    writeOneLine(node, line);
    if (column + line.size() <= lineWidth || isPlain(node) || node.items.empty()) {
      out += line;
      return;
    }
  }
  const std::string indent(static_cast<std::size_t>(depth) * 2 + 2, ' ');
  out += object ? "{\n" : "[\n";
  if (!object && std::all_of(node.items.begin(), node.items.end(), isNumber)) {
    writeFilled(node, indent, out);
    out += indent.substr(2) + ']';
    return;
  }
  for (const JsonNode& item : node.items) {
    const std::string label = object ? inQuotes(item.key) + ": " : std::string{};
    out += indent + label;
    write(item, depth + 1, indent.size() + label.size(), out);
    out += &item == &node.items.back() ? "\n" : ",\n";
  }
  out += indent.substr(2) + (object ? "}" : "]");
}

}  // namespace

std::string jsonLine(const JsonNode& node) {
  std::string out;
  writeOneLine(node, out);
  return out;
}

std::string jsonText(const JsonNode& root) {
  std::string out;
  write(root, 0, 0, out);
  return out + '\n';
}

}  // namespace gyre
