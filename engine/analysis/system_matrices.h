#pragma once
// The matrices of the equations linearized at a state of the system, in sparse form:
//
//   M dv' + C dv + K dq + B^T dlambda = 0,   B dq = 0
//
// M is symmetric positive definite; K = dr/dq with the multipliers held (so it holds their geometric stiffness), which
// is symmetric where all forces have a potential; C = dr/dv. Shapes nv x nv; B is m x nv.

#include "system/system.h"

#include <Eigen/SparseCore>
#include <vector>

namespace gyre {

using SparseMatrix = Eigen::SparseMatrix<double>;

//
// Forces with states of their own, z' = f(q, v, z), add G dz to the first line, and
//
//   dz' = P dq + V dv + Z dz
//
// with Z of blocks along its diagonal, one for each force. States that follow positions, dz' = V dv alone (bristles at
// rest), are no unknowns: they act as the stiffness G V.

struct LinearizedSystem {
  SparseMatrix M, C, K, B;
  SparseMatrix following = {};          ///< nv x nv: stiffness of the states that follow positions, not within K
  SparseMatrix G = {}, P = {}, V = {};  ///< nv x n, n x nv, n x nv for the n other states that move
  SparseMatrix Z = {};                  ///< n x n
  std::vector<int> states = {};         ///< which they are among all (System::readForceStates)
  bool hasStates() const { return !states.empty(); }
};

/// At s; its lambda counts for K, its v for C (and K).
LinearizedSystem linearizedSystem(const System& system, const State& s);

/// B alone, and, beside it, M^-1/2 from the Cholesky factors of each body: M = L L^T gives B L^-T.
struct ConstraintMatrix {
  SparseMatrix B;         ///< m x nv
  SparseMatrix weighted;  ///< rows of B L^-T scaled to unit length; rows of zeros stay
};
ConstraintMatrix constraintMatrix(const System& system, const State& s);

/// The bodies' blocks and their couplings as one matrix [nv x nv].
SparseMatrix bodyBlocks(const KktStructure& structure, const KktMatrix& S);

}  // namespace gyre
