#pragma once
// Newton's matrix of constrained dynamics written as equations of first order with constraints on positions and on
// velocities (stabilized index 2: Gear, Leimkuhler and Gupta 1985),
//
//   [ A11  -I   B^T   0  ] [ x  ]       x: change of positions [nv],   y: of velocities [nv]
//   [ A21  A22   0   B^T ] [ y  ]       mu, lambda: of the multipliers [m]
//   [ B     0    0    0  ] [ mu ]
//   [ D     B    0    0  ] [ lambda ]
//
// factorized by KLU on a fixed pattern, scaled so that it is the same whatever the units are. Rows of constraints that
// say nothing new are replaced by mu_i = b, lambda_i = b.

#include "linear/kkt_scaling.h"
#include "linear/klu.h"

#include <vector>

namespace gyre {

class StabilizedKkt {
 public:
  explicit StabilizedKkt(const KktStructure& structure);

  /// A11, A21, A22: bodies and couplings of the matrices; B: blocks `B` of position, D: its blocks `C`.
  /// False when singular or not finite.
  bool factor(const KktMatrix& position, const KktMatrix& stiffness, const KktMatrix& damping,
              const std::vector<char>& rowIsKept);
  /// Replaces b [2 nv + 2 m] by the solution.
  void solve(VecX& b) const;

 private:
  struct Places {
    std::vector<int> body, ij, ji;
  };
  Places announce(int rowOffset, int columnOffset);
  void put(const Places& places, const KktMatrix& S);
  void scale(const KktMatrix& position, const KktMatrix& damping, const std::vector<char>& rowIsKept);
  void putBlock(int block, const Mat6& values, int rows, const char* keep, bool transposed);

  const KktStructure s_;
  PatternBuilder builder_;
  Places position_, stiffness_, damping_;
  std::vector<int> minusIdentity_;
  struct BlockPlaces {
    int muColumn, lambdaColumn, positionRow, rateD, rateB;
  };
  std::vector<BlockPlaces> blocks_;
  std::vector<int> diagonal_;  ///< of the multipliers
  SparsePattern pattern_;
  std::vector<int> minusIdentityPlace_;
  std::vector<double> values_;
  KktScaling scaling_;
  Klu klu_;
};

}  // namespace gyre
