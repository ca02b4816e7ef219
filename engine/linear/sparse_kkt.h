#pragma once
// KLU on the whole matrix: for large systems whose forces or joints couple bodies directly.

#include "linear/kkt_scaling.h"
#include "linear/kkt_solver.h"
#include "linear/klu.h"

namespace gyre {

class SparseKkt final : public KktSolver {
 public:
  explicit SparseKkt(const KktStructure& structure);
  bool factor(const KktMatrix& S) override;
  void solve(VecX& b) override;

 private:
  void put(int block, const Mat6& values, int rows, bool transposed);
  const KktStructure s_;
  PatternBuilder builder_;
  std::vector<int> bodyBlock_, ijBlock_, jiBlock_;
  struct Places {
    int BT, C;
  };
  std::vector<Places> places_;  ///< per block
  std::vector<int> multiplierDiagonal_;
  SparsePattern pattern_;
  std::vector<double> values_;
  KktScaling scaling_;
  Klu klu_;
};

}  // namespace gyre
