#include "core/utf8.h"

#include <fmt/format.h>

namespace gyre {
namespace {

/// Bytes of the valid sequence at the start of a text that is not empty; 0: none stands there.
std::size_t sequenceLength(std::string_view text) {
  const auto byte = [text](std::size_t i) -> unsigned {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
  };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  const std::size_t length = first >= 0xC2 && first < 0xE0   ? 2
                             : first >= 0xE0 && first < 0xF0 ? 3
                             : first >= 0xF0 && first < 0xF5 ? 4
                                                             : 0;
  for (std::size_t i = 1; i < length; ++i)
    if ((byte(i) & 0xC0U) != 0x80U) return 0;
  const unsigned second = byte(1);
  const bool overlong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
  const bool surrogate = first == 0xED && second >= 0xA0;
  const bool beyond = first == 0xF4 && second >= 0x90;
  return overlong || surrogate || beyond ? 0 : length;
}

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

}  // namespace

bool isUtf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = sequenceLength(text);
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

std::string asUtf8(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::size_t length = sequenceLength(text);
    if (length > 0) out += text.substr(0, length);
    else out += fmt::format("%{:02X}", static_cast<unsigned char>(text.front()));
    text.remove_prefix(length > 0 ? length : 1);
  }
  return out;
}

std::string shortened(const std::string& text, std::size_t most) {
  constexpr std::string_view gap = "…";
  if (text.size() <= most || most < gap.size()) return text;
  std::size_t head = (most - gap.size()) / 2, tail = text.size() - (most - gap.size() - head);
  while (head > 0 && continues(text[head])) --head;
  while (tail < text.size() && continues(text[tail])) ++tail;
  return text.substr(0, head) + std::string(gap) + text.substr(tail);
}

}  // namespace gyre
