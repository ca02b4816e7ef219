#pragma once
// The Delassus matrix of constraints (E. Delassus 1917; the inverse of their operational-space inertia), factored:
//
//   G = B M^-1 B^T + eps W,   M x + B^T y = a, B x - eps W y = b   =>   G y = B M^-1 a - b,  x = M^-1 (a - B^T y)
//
// by fronts along the graph of constraints (delassus_plan.h), L D L^T without a choice of pivots, since G is positive
// definite. Masses are constant, so that each body is eliminated by a product: several times cheaper than eliminating
// it with its constraints (block_kkt.h). What is left of the equations is rounding of G y, as with any such factors; in
// x it counts by as much as a pivot is smaller than its diagonal entry was: where a light body stands between heavy
// ones or constraints nearly depend on each other. factor() is then refused, but for pivots of redundant constraints,
// which are of the size of the regularization.

#include "linear/delassus_kernels.h"

#include <memory>
#include <vector>

namespace gyre {

struct KktMatrix;

class Delassus {
 public:
  /// @param masses  M, block by block; allocates all memory
  Delassus(std::shared_ptr<const DelassusPlan> plan, const std::vector<Mat6>& masses);

  /// False where it would not be exact enough. B must stay as it is until the last solve with it.
  bool factor(const std::vector<Mat6>& B, const VecX& epsW);
  /// Replaces y [m] by G^-1 y.
  void solve(VecRef y);
  /// Replaces (a, b) [nv + m] by (x, y).
  void solveBoth(VecX& ab);
  /// x -= M^-1 B^T y
  void pushBack(const ConstVecRef& y, VecRef x) const;

 private:
  struct Memory {
    std::vector<double> matrix, column;
    bool regular = true;
  };

  Memory memoryFor(const std::vector<int>& fronts) const;
  bool eliminate(const BlockPlan::Front& f, const DelassusPlan::Range& products, Memory& memory);
  bool keepsDigits(const BlockPlan::Front& f, const double* A, const double* diagonal) const;
  void reduce(const BlockPlan::Front& f, const ConstVecRef& rightHandSide, Memory& memory);
  void substitute(const BlockPlan::Front& f, Memory& memory, VecRef y);
  template <class Visit>
  void forEachOwn(const BlockPlan::Front& f, const Visit& visit) const;
  template <class Visit>
  void visitUpwards(const Visit& visit);
  template <class Visit>
  void visitDownwards(const Visit& visit);

  std::shared_ptr<const DelassusPlan> plan_;
  std::vector<InverseMass> inverse_;
  const std::vector<Mat6>* B_ = nullptr;
  const VecX* epsW_ = nullptr;
  std::vector<Mat6> BM_;          ///< B M^-1 of each end
  std::vector<double> own_;       ///< columns of fronts, as they have become
  std::vector<double> left_;      ///< for fronts whose parents are to come
  std::vector<double> boundary_;  ///< of right-hand sides: the same
  std::vector<double> unknowns_;
  std::vector<Memory> memories_;
};

}  // namespace gyre
