#include "core/rgb.h"

#include <fmt/format.h>
#include <algorithm>
#include <charconv>

namespace gyre {

std::optional<Rgb> rgbFromText(std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdefABCDEF";
  if (text.size() != 7 || text.front() != '#' || text.find_first_not_of(digits, 1) != text.npos) return std::nullopt;
  unsigned all = 0;
  std::from_chars(text.data() + 1, text.data() + text.size(), all, 16);
  const auto byte = [all](unsigned shift) { return static_cast<std::uint8_t>(all >> shift & 0xff); };
  return Rgb{byte(16), byte(8), byte(0)};
}

std::string textOf(Rgb color) { return fmt::format("#{:02x}{:02x}{:02x}", color.red, color.green, color.blue); }

}  // namespace gyre
