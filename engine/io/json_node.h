#pragma once
// JSON as a small tree that knows the line each value stands on. // and /* */ comments are accepted.
//
// The parser keeps no call stack: a million nested brackets are an error after the 65th, not a crash.

#include "core/error.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gyre {

struct JsonNode {
  enum class Kind { null, boolean, number, string, array, object };

  Kind kind = Kind::null;
  bool boolean = false;
  int line = 0;  ///< 1-based: the line of the key, of an array's item its own; 0 for nodes not read
  double number = 0;
  std::string text = {};        ///< of a string
  std::string key = {};         ///< of an object's member
  std::vector<JsonNode> items;  ///< of an array or an object, in the order read

  static JsonNode ofBool(bool b);
  static JsonNode ofNumber(double x);
  static JsonNode ofText(std::string s);
  static JsonNode array() { return JsonNode{.kind = Kind::array, .items = {}}; }
  static JsonNode object() { return JsonNode{.kind = Kind::object, .items = {}}; }

  bool is(Kind k) const { return kind == k; }
  /// The member of an object with this key, or null.
  const JsonNode* find(std::string_view memberKey) const;
  JsonNode& add(std::string memberKey, JsonNode value);
  JsonNode& push(JsonNode value);
  /// What stands here, for messages: "a number", "the text 'abc'", "a list of 3".
  std::string described() const;
};

inline constexpr std::size_t maximumJsonDepth = 64;

/// How many values a file may hold: 4 million, of which the tree takes about a gigabyte while it grows, unless the
/// environment's GYRE_JSON_VALUES says otherwise.
std::size_t maximumJsonValues();

/// Errors name file and line, and what was expected.
Expected<JsonNode> parseJson(std::string_view text, const std::string& fileName);

/// JSON text with two spaces of indent; lists of plain values and small inner objects stand on one line.
std::string jsonText(const JsonNode& root);
/// The JSON text on one line, without a line break at its end.
std::string jsonLine(const JsonNode& node);

}  // namespace gyre
