#include "io/json_size.h"

#include "io/json_node.h"

#include <array>
#include <charconv>
#include <cstdlib>
#include <cstring>

namespace gyre {
namespace {

/// The place after a string that begins at `at`.
std::size_t afterString(std::string_view text, std::size_t at) {
  for (++at; at < text.size() && text[at] != '"'; ++at)
    if (text[at] == '\\') ++at;
  return at + 1;
}

/// The place after a comment that begins at `at`.
std::size_t afterComment(std::string_view text, std::size_t at) {
  const bool line = text.substr(at, 2) == "//";
  const std::size_t end = text.find(line ? "\n" : "*/", at + 2);
  return end == std::string_view::npos ? text.size() : end + (line ? 1 : 2);
}

constexpr bool isSpace(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

/// Characters that count nothing where they do not follow a bracket: those of numbers and words, and blanks.
constexpr std::array<bool, 256> countsNothing = [] {
  std::array<bool, 256> out{};
  for (int c = 0; c < 256; ++c) out[static_cast<std::size_t>(c)] = true;
  for (const char c : {'/', '"', ',', '[', ']', '{', '}'}) out[static_cast<unsigned char>(c)] = false;
  return out;
}();

}  // namespace

std::size_t maximumJsonValues() {
  constexpr std::size_t usual = 4'000'000;
  const char* raised = std::getenv("GYRE_JSON_VALUES");
  if (!raised) return usual;
  std::size_t number = 0;
  const char* end = raised + std::strlen(raised);
  const auto [rest, failed] = std::from_chars(raised, end, number);
  return failed == std::errc{} && rest == end ? number : usual;
}

// One at the root, one after each comma, and the first of each list or object that is not empty.
std::size_t countJsonValues(std::string_view text) {
  std::size_t values = 1;
  bool opened = false;
  for (std::size_t at = 0; at < text.size();) {
    const char c = text[at];
    if (isSpace(c)) {
      ++at;
      continue;
    }
    if (c == '/') {
      at = afterComment(text, at);
      continue;
    }
    if (opened && c != ']' && c != '}') ++values;
    opened = c == '[' || c == '{';
    if (c == ',') ++values;
    at = c == '"' ? afterString(text, at) : at + 1;
    if (!opened)
      while (at < text.size() && countsNothing[static_cast<unsigned char>(text[at])]) ++at;
  }
  return values;
}

}  // namespace gyre
