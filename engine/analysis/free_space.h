#pragma once
// The equations on the free motions alone, dense: q = Z y with B Z = 0 and Z^T M Z = 1.
//
//   y'' + (Z^T C Z) y' + (Z^T K Z) y + (Z^T G) z = 0,   z' = P Z y + V Z y' + (their own matrix) z
//
// For systems of some hundred unknowns; Z comes from a full QR factorization of (B L^-T)^T, M = L L^T.

#include "analysis/system_matrices.h"

namespace gyre {

struct FreeSpace {
  MatX Z;                       ///< nv x dof
  MatX K, C;                    ///< dof x dof
  MatX G = {}, P = {}, V = {};  ///< of the states of forces: dof x n, n x dof, n x dof
};

FreeSpace freeSpace(const LinearizedSystem& linear);

/// L of M = L L^T, block by block.
SparseMatrix choleskyFactor(const SparseMatrix& M);

/// A bound for the eigenvalues of M^-1 K: the largest row sum of L^-1 K L^-T [1/s^2].
double stiffnessScale(const LinearizedSystem& linear);

}  // namespace gyre
