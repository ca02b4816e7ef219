#pragma once
// W = h J A^-1 J^T as a matrix of blocks (Solfec theory, local dynamics, eqs. 57 to 62): symmetric, one row of blocks
// for each contact and joint, a block where two of them share a body or a group. For pictures, for what needs products,
// and to check what goes without it; sweeps over it cost several times those of gauss_seidel.h.

#include "local_dynamics/local_blocks.h"

#include <span>

namespace gyre {

class ExplicitW {
 public:
  struct Entry {
    int column = 0;
    Mat6 values;  ///< its upper left: rows of the one block by rows of the other [(m/s)/N and the like]
  };
  explicit ExplicitW(const LocalBlocks& blocks);

  int size() const { return static_cast<int>(rows_.size()); }
  /// Columns ascend; the diagonal block is among them.
  std::span<const Entry> row(int block) const { return rows_[static_cast<std::size_t>(block)]; }
  std::size_t entries() const;
  /// (W R)_a.
  Vec6 product(int block, const std::vector<Vec6>& R) const;
  std::vector<Vec6> product(const std::vector<Vec6>& R) const;

 private:
  std::vector<std::vector<Entry>> rows_;
};

}  // namespace gyre
