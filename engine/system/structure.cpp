#include "system/structure.h"

#include <algorithm>

namespace gyre {

void Structure::addBody(int offset, int size) {
  blocks_.bodies.push_back({offset, size});
  blocks_.nv += size;
}

std::vector<int> Structure::addConstraint(int rows, std::span<const int> bodies) {
  const int index = static_cast<int>(blocks_.constraints.size()), first = static_cast<int>(blocks_.blocks.size());
  std::vector<int> out;
  for (const int body : bodies) {
    if (body < 0) {
      out.push_back(-1);
      continue;
    }
    auto& blocks = blocks_.blocks;
    const auto found =
        std::find_if(blocks.begin() + first, blocks.end(), [&](const auto& b) { return b.body == body; });
    out.push_back(static_cast<int>(found - blocks.begin()));
    if (found == blocks.end()) blocks.push_back({index, body});
  }
  blocks_.constraints.push_back({blocks_.m, rows, first, static_cast<int>(blocks_.blocks.size()) - first});
  blocks_.m += rows;
  return out;
}

int Structure::coupling(int body1, int body2) {
  const int i = std::min(body1, body2), j = std::max(body1, body2);
  const auto [it, fresh] = couplings_.try_emplace({i, j}, static_cast<int>(blocks_.couplings.size()));
  if (fresh) blocks_.couplings.push_back({i, j});
  return it->second;
}

int Structure::find(int body1, int body2) const {
  const auto it = couplings_.find(std::minmax(body1, body2));
  return it == couplings_.end() ? -1 : it->second;
}

}  // namespace gyre
