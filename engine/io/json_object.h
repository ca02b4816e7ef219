#pragma once
// Reading objects of which every key is known: unknown keys and missing ones are errors with line and place.

#include "io/json_node.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace gyre {

/// A key that an object may have and what is done with its value.
struct JsonMember {
  std::string key;
  /// @param place  the whole way to the value, for messages: "measures[2].norm"
  std::function<Expected<void>(const JsonNode& value, const std::string& place)> read;
  bool required = false;
};

/// @param place     of the object itself; empty for the root
/// @param expected  what the object is, for messages: "a measure {\"name\": ..., ...}"
Expected<void> readObject(const JsonNode& node, const std::string& place, std::string_view expected,
                          const std::vector<JsonMember>& members);

/// Calls `read` for each item of a list, with its place "measures[2]".
Expected<void> readList(const JsonNode& node, const std::string& place, std::string_view expected,
                        const std::function<Expected<void>(const JsonNode& item, const std::string& place)>& read);

// Readers for members: each stores what it read.
Expected<void> readInto(const JsonNode& node, const std::string& place, double& out);
Expected<void> readInto(const JsonNode& node, const std::string& place, bool& out);
Expected<void> readInto(const JsonNode& node, const std::string& place, std::string& out);  ///< not empty
Expected<void> readInto(const JsonNode& node, const std::string& place,
                        std::vector<std::string>& out);  ///< or one text

template <class T>
JsonMember memberInto(std::string key, T& out, bool required = false) {
  return {std::move(key), [&out](const JsonNode& node, const std::string& place) { return readInto(node, place, out); },
          required};
}

/// A copy of the error that names the file, with what it quotes of the file shortened and freed of control characters.
Error inFile(Error error, const std::string& fileName);

}  // namespace gyre
