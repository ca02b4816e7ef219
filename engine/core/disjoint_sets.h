#pragma once
// Union-find: things 0 .. n - 1 in sets, each named by its smallest member, whatever the order in which they were
// joined (R. E. Tarjan, J. ACM 22(2), 1975; paths are halved).

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <vector>

namespace gyre {

class DisjointSets {
 public:
  explicit DisjointSets(std::size_t n = 0) { reset(n); }

  /// Each by itself; keeps its memory.
  void reset(std::size_t n) {
    parent_.resize(n);
    std::iota(parent_.begin(), parent_.end(), std::size_t{0});
  }
  /// The smallest of its set.
  std::size_t root(std::size_t i) {
    while (parent_[i] != i) i = parent_[i] = parent_[parent_[i]];
    return i;
  }
  void join(std::size_t i, std::size_t j) {
    const std::size_t a = root(i), b = root(j);
    parent_[std::max(a, b)] = std::min(a, b);
  }

 private:
  std::vector<std::size_t> parent_;
};

}  // namespace gyre
