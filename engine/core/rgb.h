#pragma once
// A colour as screens show it (sRGB), and as files write it: "#rrggbb", two hexadecimal digits each.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gyre {

struct Rgb {
  std::uint8_t red = 0, green = 0, blue = 0;
  bool operator==(const Rgb&) const = default;
};

/// Empty for a text that is not of this form.
std::optional<Rgb> rgbFromText(std::string_view text);
std::string textOf(Rgb color);

}  // namespace gyre
