#pragma once
// A sparse matrix by rows, with a fixed pattern.

#include <vector>

namespace gyre {

struct SparseRows {
  int columns = 0;
  std::vector<int> start{0}, column;
  std::vector<double> value;
  int rows() const { return static_cast<int>(start.size()) - 1; }
};

}  // namespace gyre
