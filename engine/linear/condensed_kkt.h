#pragma once
// Each body is eliminated on its own and KLU factorizes what is left for the multipliers:
//   x_b = A_b^-1 (r_b - B_b^T lambda),   (C A^-1 B^T + eps W) lambda = C A^-1 r - Phi
// Needs a structure without couplings between bodies. Cost is linear in the bodies of chains and trees.

#include "linear/kkt_solver.h"
#include "linear/klu.h"

namespace gyre {

class CondensedKkt final : public KktSolver {
 public:
  explicit CondensedKkt(const KktStructure& structure);
  bool factor(const KktMatrix& S) override;
  void solve(VecX& b) override;

 private:
  bool invertBody(std::size_t b, const Mat6& A);
  const Mat6& B(int block) const { return S_->B[static_cast<std::size_t>(block)]; }
  const Mat6& C(int block) const { return S_->C[static_cast<std::size_t>(block)]; }
  const KktStructure::Constraint& constraintOf(int block) const {
    return s_.constraintOf(s_.blocks[static_cast<std::size_t>(block)]);
  }

  const KktStructure s_;
  std::vector<int> firstEnd_;  ///< bodies + 1: the ends at each body
  std::vector<int> ends_;      ///< blocks, body by body
  PatternBuilder builder_;
  std::vector<int> pairBlock_;  ///< for each body, block of each pair of its ends, row by row
  std::vector<int> diagonal_;
  SparsePattern pattern_;
  std::vector<double> values_;
  Klu klu_;
  std::vector<Mat6> inverse_;     ///< A_b^-1
  std::vector<Mat6> Y_;           ///< A_b^-1 B^T per end
  const KktMatrix* S_ = nullptr;  ///< as given to factor()
  VecX multipliers_;
};

}  // namespace gyre
