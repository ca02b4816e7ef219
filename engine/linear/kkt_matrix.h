#pragma once
// The block matrix of constrained dynamics,
//
//   S = [ A   B^T     ]      A [nv x nv], B and C = B T [m x nv],
//       [ C  -eps W   ]
//
// with one dense block A_b per body, blocks A_ij, A_ji where a force or a joint couples two bodies, and one block of
// B and of C per constraint and body that it touches. A block is stored as 6 x 6 of which the upper left part is used
// and the rest is zero.
// The structure is fixed for a topology; only values change. In symmetric ones no bodies are coupled, A is symmetric
// and C = B, which is not stored.

#include "core/large_pages.h"
#include "core/state_archive.h"
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
  struct Constraint {
    int offset, rows;            ///< offset among the m constraint rows; at most 6
    int firstBlock, blockCount;  ///< its range in blocks
  };
  struct Block {
    int constraint, body;
  };
  std::vector<Body> bodies;
  std::vector<Coupling> couplings;
  std::vector<Constraint> constraints;
  std::vector<Block> blocks;  ///< of one constraint after the other; each pair (constraint, body) once
  int nv = 0, m = 0;
  bool symmetric = false;
  int size() const { return nv + m; }

  const Body& bodyOf(const Block& b) const { return bodies[static_cast<std::size_t>(b.body)]; }
  const Constraint& constraintOf(const Block& b) const { return constraints[static_cast<std::size_t>(b.constraint)]; }
};

struct KktMatrix {
  explicit KktMatrix(const KktStructure& s)
      : A(largeVector<Mat6>(s.bodies.size(), Mat6::Zero())),
        Aij(largeVector<Mat6>(s.couplings.size(), Mat6::Zero())),
        Aji(largeVector<Mat6>(s.couplings.size(), Mat6::Zero())),
        B(largeVector<Mat6>(s.blocks.size(), Mat6::Zero())),
        C(largeVector<Mat6>(s.symmetric ? 0 : s.blocks.size(), Mat6::Zero())),
        epsW(VecX::Zero(s.m)) {}

  std::vector<Mat6> A;         ///< per body
  std::vector<Mat6> Aij, Aji;  ///< per coupling
  std::vector<Mat6> B, C;      ///< per block, rows x size of body
  /// Regularization of the iteration matrix only: the equations that are solved stay Phi = 0, so it slows Newton by
  /// a factor of about eps and does not move the solution; it keeps redundant constraints from making S singular.
  VecX epsW;

  void persist(StateArchive& a) { a(A, Aij, Aji, B, C, epsW); }
};

/// C, per block.
inline const std::vector<Mat6>& rowBlocks(const KktStructure& s, const KktMatrix& S) { return s.symmetric ? S.B : S.C; }

/// f(constraint, body, index of the block) for every block.
template <class F>
void forEachConstraintBlock(const KktStructure& k, F f) {
  for (std::size_t i = 0; i < k.blocks.size(); ++i) f(k.constraintOf(k.blocks[i]), k.bodyOf(k.blocks[i]), i);
}

}  // namespace gyre
