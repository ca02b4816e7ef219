#pragma once
// Which blocks of the iteration matrix of a system are not zero.

#include "linear/kkt_matrix.h"

#include <map>
#include <span>
#include <utility>
#include <vector>

namespace gyre {

class Structure {
 public:
  const KktStructure& blocks() const { return blocks_; }

  void addBody(int offset, int size);
  /// Adds rows of Phi' = B v that touch these bodies (-1: ground, which has no block).
  /// @return for each body its block, or -1
  std::vector<int> addConstraint(int rows, std::span<const int> bodies);
  /// The block between two different bodies: the one that is there, or a new one.
  int coupling(int body1, int body2);
  /// The block between two different bodies; -1 where there is none.
  int find(int body1, int body2) const;

 private:
  KktStructure blocks_;
  std::map<std::pair<int, int>, int> couplings_;
};

}  // namespace gyre
