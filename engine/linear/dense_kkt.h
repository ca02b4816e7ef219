#pragma once
// Dense LU with partial pivoting of the scaled matrix, for systems of a few dozen unknowns.

#include "linear/kkt_scaling.h"
#include "linear/kkt_solver.h"

#include <Eigen/LU>

namespace gyre {

class DenseKkt final : public KktSolver {
 public:
  explicit DenseKkt(const KktStructure& structure);
  bool factor(const KktMatrix& S) override;
  void solve(VecX& b) override;

 private:
  friend class StateArchive;
  void persist(StateArchive& a, const KktMatrix& S, bool isHeld) override;
  const KktStructure s_;
  KktScaling scaling_;
  MatX matrix_;
  Eigen::PartialPivLU<MatX> lu_;
  VecX x_;
};

}  // namespace gyre
