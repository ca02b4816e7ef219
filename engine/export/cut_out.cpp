#include "export/cut_out.h"

#include <algorithm>

namespace gyre {

std::vector<std::uint8_t> cutOut(const std::vector<std::uint8_t>& onWhite, const std::vector<std::uint8_t>& onBlack) {
  std::vector<std::uint8_t> out;
  out.reserve(onBlack.size() / 3 * 4);
  for (std::size_t i = 0; i < onBlack.size(); i += 3) {
    int through = 0;
    for (std::size_t c = i; c < i + 3; ++c) through += onWhite[c] - onBlack[c];
    const int alpha = std::clamp(255 - through / 3, 0, 255);
    for (std::size_t c = i; c < i + 3; ++c)
      out.push_back(static_cast<std::uint8_t>(alpha == 0 ? 0 : std::min(255, (255 * onBlack[c] + alpha / 2) / alpha)));
    out.push_back(static_cast<std::uint8_t>(alpha));
  }
  return out;
}

}  // namespace gyre
