#pragma once
// Each body is eliminated on its own and KLU factorizes what is left for the multipliers:
//   x_b = A_b^-1 (r_b - B_b^T lambda),   (C A^-1 B^T + eps W) lambda = C A^-1 r - Phi
// Needs a structure without couplings between bodies. Cost is linear in the bodies of chains and trees.

#include "linear/kkt_solver.h"
#include "linear/klu.h"

namespace gyre {

/// Where the products of blocks at the same body stand in the matrix of the multipliers.
struct CondensedPlan {
  explicit CondensedPlan(const KktStructure& structure);
  const KktStructure::Constraint& constraintOf(int block) const {
    return structure.constraintOf(structure.blocks[static_cast<std::size_t>(block)]);
  }

  KktStructure structure;
  PatternBuilder builder;
  std::vector<int> firstEnd;   ///< bodies + 1: the ends at each body
  std::vector<int> ends;       ///< blocks, body by body
  std::vector<int> pairBlock;  ///< for each body, block of each pair of its ends, row by row
  std::vector<int> diagonal;
  std::shared_ptr<const KluAnalysis> analysis;
};

class CondensedKkt final : public KktSolver {
 public:
  explicit CondensedKkt(std::shared_ptr<const CondensedPlan> plan);
  bool factor(const KktMatrix& S) override;
  void solve(VecX& b) override;

 private:
  friend class StateArchive;
  void persist(StateArchive& a, const KktMatrix& S, bool isHeld) override;
  bool condense(const KktMatrix& S);
  bool invertBody(std::size_t b, const Mat6& A);
  const Mat6& B(int block) const { return S_->B[static_cast<std::size_t>(block)]; }
  const Mat6& C(int block) const { return rowBlocks(plan_->structure, *S_)[static_cast<std::size_t>(block)]; }

  std::shared_ptr<const CondensedPlan> plan_;
  std::vector<double> values_;
  Klu klu_;
  std::vector<Mat6> inverse_;     ///< A_b^-1
  std::vector<Mat6> Y_;           ///< A_b^-1 B^T per end
  const KktMatrix* S_ = nullptr;  ///< as given to factor()
  VecX multipliers_;
};

}  // namespace gyre
