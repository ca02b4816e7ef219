#include "flexible/nodal_weights.h"

#include <algorithm>
#include <array>

namespace gyre {

std::vector<double> nodalWeights(int n, NodalMasses rule) {
  const auto count = static_cast<std::size_t>(n) + 1;
  std::vector<double> w(count, 1.0);
  if (rule == NodalMasses::halves || n == 1) {
    w.front() = w.back() = 0.5;
    return w;
  }
  const auto sameAtBothEnds = [&](const auto& first) {
    for (std::size_t i = 0; i < std::min(first.size(), count); ++i) w[i] = w[count - 1 - i] = first[i];
  };
  switch (n) {
    case 2: sameAtBothEnds(std::array{1.0 / 3, 4.0 / 3}); break;
    case 3: sameAtBothEnds(std::array{3.0 / 8, 9.0 / 8}); break;
    case 4: sameAtBothEnds(std::array{14.0 / 45, 64.0 / 45, 24.0 / 45}); break;
    case 5: sameAtBothEnds(std::array{95.0 / 288, 375.0 / 288, 250.0 / 288}); break;
    default: sameAtBothEnds(std::array{3.0 / 8, 7.0 / 6, 23.0 / 24}); break;
  }
  return w;
}

}  // namespace gyre
