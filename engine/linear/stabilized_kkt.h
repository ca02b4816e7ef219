#pragma once
// Newton's matrix of constrained dynamics written as equations of first order with constraints on positions and on
// velocities (stabilized index 2: Gear, Leimkuhler and Gupta 1985),
//
//   [ A11  -W   B^T   0  ] [ x  ]       x: change of positions [nv],   y: of velocities [nv]
//   [ A21  A22   0   B^T ] [ y  ]       mu, lambda: of the multipliers [m]
//   [ B     0    0    0  ] [ mu ]
//   [ D     B    0    0  ] [ lambda ]
//
// with a diagonal W that weighs translations against rotations, as A11 is taken to be weighed already,
// factorized by KLU on a fixed pattern, scaled so that it is the same whatever the units are. Rows of constraints that
// say nothing new are replaced by mu_i = b, lambda_i = b; their multipliers still act, as those of rows that were left
// out only now do until they are zero.

#include "linear/kkt_scaling.h"
#include "linear/klu.h"

#include <vector>

namespace gyre {

/// Where the blocks of a structure stand in this matrix.
struct StabilizedPlan {
  explicit StabilizedPlan(const KktStructure& structure);

  struct Bodies {
    std::vector<int> body, ij, ji;
  };
  struct Places {
    int muColumn, lambdaColumn, positionRow, rateD, rateB;
  };
  KktStructure structure;
  PatternBuilder builder;
  Bodies position, stiffness, damping;
  std::vector<Places> blocks;
  std::vector<int> minusWeights;  ///< by velocity
  std::vector<int> diagonal;      ///< of the multipliers
  std::shared_ptr<const KluAnalysis> analysis;

 private:
  Bodies announce(int rowOffset, int columnOffset);
};

class StabilizedKkt {
 public:
  /// @param weights  the diagonal of W [nv]
  StabilizedKkt(std::shared_ptr<const StabilizedPlan> plan, VecX weights);

  /// A11, A21, A22: bodies and couplings of the matrices; B: blocks `B` of position, D: its blocks `C`.
  /// False when singular or not finite.
  bool factor(const KktMatrix& position, const KktMatrix& stiffness, const KktMatrix& damping,
              const std::vector<char>& rowIsKept);
  /// Replaces b [2 nv + 2 m] by the solution.
  void solve(VecX& b) const;

 private:
  friend class StateArchive;
  void persist(StateArchive& a) {
    a(scaling_);
    a.visit(klu_, values_);
  }
  void put(const StabilizedPlan::Bodies& places, const KktMatrix& S);
  void scale(const KktMatrix& position, const KktMatrix& damping, const std::vector<char>& rowIsKept);
  void putBlock(int block, const Mat6& values, int rows, const char* keep, bool transposed);

  std::shared_ptr<const StabilizedPlan> plan_;
  VecX weights_;
  std::vector<double> values_;
  KktScaling scaling_;
  Klu klu_;
};

}  // namespace gyre
