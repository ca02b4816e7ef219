#pragma once
// Structures of bodies and constraints (linear/kkt_matrix.h), made part by part.

#include "linear/kkt_matrix.h"

#include <algorithm>
#include <vector>

namespace gyre::test {

struct StructureBuilder {
  KktStructure s;

  int body(int size = 6) {
    s.bodies.push_back({s.nv, size});
    s.nv += size;
    return static_cast<int>(s.bodies.size()) - 1;
  }
  void joint(std::vector<int> bodies, int rows) {
    const auto c = static_cast<int>(s.constraints.size());
    s.constraints.push_back({s.m, rows, static_cast<int>(s.blocks.size()), static_cast<int>(bodies.size())});
    for (const int b : bodies) s.blocks.push_back({c, b});
    s.m += rows;
  }
  void couple(int i, int j) { s.couplings.push_back({std::min(i, j), std::max(i, j)}); }
};

}  // namespace gyre::test
