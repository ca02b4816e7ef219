#include "export/base64.h"

#include <cstdint>

namespace gyre {

std::string base64(std::string_view bytes) {
  static constexpr char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string out;
  out.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    const std::size_t left = bytes.size() - i;
    const auto at = [&](std::size_t k) { return k < left ? static_cast<std::uint8_t>(bytes[i + k]) : 0U; };
    const std::uint32_t group = at(0) << 16 | at(1) << 8 | at(2);
    out += letters[group >> 18];
    out += letters[group >> 12 & 63];
    out += left > 1 ? letters[group >> 6 & 63] : '=';
    out += left > 2 ? letters[group & 63] : '=';
  }
  return out;
}

}  // namespace gyre
