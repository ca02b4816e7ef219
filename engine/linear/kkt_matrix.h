#pragma once
// The block matrix of constrained dynamics,
//
//   S = [ A   B^T     ]      A [nv x nv], B and C = B T [m x nv],
//       [ C  -eps W   ]
//
// with one dense block A_b per body, blocks A_ij, A_ji where a force or a joint couples two bodies, and two blocks
// of B per joint. A block is stored as 6 x 6 of which the upper left part is used. The structure is fixed for a
// topology; only values change.

#include "core/types.h"

#include <vector>

namespace gyre {

struct KktStructure {
  struct Body {
    int offset, size;
  };
  struct Coupling {
    int i, j;  ///< i < j
  };
  struct Joint {
    int offset, rows;  ///< offset among the m constraint rows
    int body1, body2;  ///< index into bodies, or -1 for ground
  };
  std::vector<Body> bodies;
  std::vector<Coupling> couplings;
  std::vector<Joint> joints;
  int nv = 0, m = 0;
  int size() const { return nv + m; }
};

struct KktMatrix {
  explicit KktMatrix(const KktStructure& s)
      : A(s.bodies.size(), Mat6::Zero()),
        Aij(s.couplings.size(), Mat6::Zero()),
        Aji(s.couplings.size(), Mat6::Zero()),
        B1(s.joints.size(), Mat6::Zero()),
        B2(s.joints.size(), Mat6::Zero()),
        C1(s.joints.size(), Mat6::Zero()),
        C2(s.joints.size(), Mat6::Zero()),
        epsW(VecX::Zero(s.m)) {}

  std::vector<Mat6> A;         ///< per body
  std::vector<Mat6> Aij, Aji;  ///< per coupling
  std::vector<Mat6> B1, B2;    ///< per joint, rows x size of body
  std::vector<Mat6> C1, C2;
  /// Regularization of the iteration matrix only: the equations that are solved stay Phi = 0, so it slows Newton by
  /// a factor of about eps and does not move the solution; it keeps redundant constraints from making S singular.
  VecX epsW;
};

/// f(joint, body, block of B) for the ends of every joint that are not ground; the block is rows x size of the body.
template <class F>
void forEachConstraintBlock(const KktStructure& k, const KktMatrix& S, F f) {
  for (std::size_t j = 0; j < k.joints.size(); ++j) {
    const KktStructure::Joint& joint = k.joints[j];
    if (joint.body1 >= 0) f(joint, static_cast<std::size_t>(joint.body1), S.B1[j]);
    if (joint.body2 >= 0) f(joint, static_cast<std::size_t>(joint.body2), S.B2[j]);
  }
}

}  // namespace gyre
