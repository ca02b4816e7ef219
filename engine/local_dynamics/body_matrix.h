#pragma once
// The matrix of a Newton step in the velocities of bodies,
//
//   (I + h A^-1 sum_a J_a^T G_a J_a) du = -h A^-1 sum_a J_a^T g_a
//
// with G_a [k x k], not symmetric, and g_a from the linearized law of each block. Six unknowns for each body, however
// many contacts, and never singular where the laws are not: redundant contacts add up. Dense for few bodies, sparse
// (klu.h) for more.
//
// Of groups that answer by factors (group_response.h) the multipliers of their constraints are unknowns, too, so that
// their matrix is as sparse as they are:
//
//   du = A^-1 f - Y lambda,   S lambda = Y^T f,   f = -h sum_a J_a^T (G_a J_a du + g_a)

#include "linear/klu.h"
#include "local_dynamics/local_blocks.h"

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
  /// Visits what answers to a wrench on a body: visit(first row, answer per wrench) for bodies and multipliers.
  template <class Visit>
  void eachAnswer(int body, const Visit& visit) const;
  /// Visits what of the matrix does not depend on contacts: visit(row, column, values).
  template <class Visit>
  void eachConstant(const Visit& visit) const;
  int columnOf(int body) const { return body < 0 ? -1 : placeOf_[static_cast<std::size_t>(body)]; }
  bool isDense() const;
  void makePattern();
  void put(int entry, const Mat6& values);

  const LocalBlocks& blocks_;
  std::vector<int> placeOf_;        ///< first unknown of each body
  std::vector<int> multipliersOf_;  ///< first unknown of each group's
  int n_ = 0;
  MatX matrix_;  ///< where dense
  VecX right_;
  std::unique_ptr<PatternBuilder> pattern_;  ///< where sparse
  std::unique_ptr<Klu> klu_;
  std::vector<int> firstEntry_;  ///< of each block, in the pattern
  std::vector<double> values_;
};

}  // namespace gyre
