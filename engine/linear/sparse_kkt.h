#pragma once
// KLU on the whole matrix: for large systems whose forces or joints couple bodies directly.

#include "linear/kkt_scaling.h"
#include "linear/kkt_solver.h"
#include "linear/klu.h"

namespace gyre {

/// Where the blocks of a structure stand in the sparse matrix.
struct SparsePlan {
  explicit SparsePlan(const KktStructure& structure);

  struct Places {
    int BT, C;
  };
  KktStructure structure;
  PatternBuilder builder;
  std::vector<int> bodyBlock, ijBlock, jiBlock;
  std::vector<Places> blocks;  ///< per block
  std::vector<int> multiplierDiagonal;
  std::shared_ptr<const KluAnalysis> analysis;
};

class SparseKkt final : public KktSolver {
 public:
  explicit SparseKkt(std::shared_ptr<const SparsePlan> plan);
  bool factor(const KktMatrix& S) override;
  void solve(VecX& b) override;

 private:
  friend class StateArchive;
  void persist(StateArchive& a, const KktMatrix& S, bool isHeld) override;
  void put(int block, const Mat6& values, int rows, bool transposed);
  std::shared_ptr<const SparsePlan> plan_;
  std::vector<double> values_;
  KktScaling scaling_;
  Klu klu_;
};

}  // namespace gyre
