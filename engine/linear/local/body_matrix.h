#pragma once
// The matrix of a Newton step in the velocities of bodies,
//
//   (I + h A^-1 sum_a J_a^T G_a J_a) du = -h A^-1 sum_a J_a^T g_a
//
// with G_a [k x k], not symmetric, and g_a from the linearized law of each block. Six unknowns for each body, however
// many contacts, and never singular where the laws are not: redundant contacts add up. Dense for few bodies, sparse
// (klu.h) for more.

#include "linear/klu.h"
#include "linear/local/local_blocks.h"

#include <Eigen/LU>

#include <memory>

namespace gyre {

class BodyMatrix {
 public:
  explicit BodyMatrix(const LocalBlocks& blocks);
  void clear();
  void add(std::size_t block, const Mat6& G, const Vec6& g);
  /// du of bodies; false where the matrix is singular to working precision.
  bool solve(std::vector<Vec6>& du);

 private:
  /// Visits the 6 x 6 blocks that a block of contact fills: visit(row, column, side of the wrench, side of the column).
  template <class Visit>
  void eachEntry(const LocalBlock& block, const Visit& visit) const;

  const LocalBlocks& blocks_;
  std::vector<int> placeOf_;  ///< first unknown of each body
  int n_ = 0;
  MatX matrix_;  ///< where dense
  VecX right_;
  std::unique_ptr<PatternBuilder> pattern_;  ///< where sparse
  std::unique_ptr<Klu> klu_;
  std::vector<int> firstEntry_;  ///< of each block, in the pattern
  std::vector<double> values_;
};

}  // namespace gyre
