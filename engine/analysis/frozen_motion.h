#pragma once
// The equations of small deviations from a motion, with their coefficients held as they are at one moment of it:
//
//   y'' + C y' + K y + G z = 0,   z' = P y + V y' + (own) z
//
// Deviations are dq = E Z y, velocities dv = E w, from the equations linearized at the state (system_matrices.h),
//
//   dq' = dv - W dq,   M dv' + C dv + K dq + B^T dlambda = 0,   B dq = 0,   W = hat(Omega) of rotations in body axes
//
// in axes that E turns against the body. Z spans the motions that the constraints leave free, Z^T M Z = 1, and follows
// them without turning in itself, Z^T M Z' = 0 (parallel transport on the constraint manifold; do Carmo 1992,
// Riemannian Geometry, ch. 2): Z' = -B^+ B' Z. With Wp = W + E', E' = -(spin about an axis of symmetry), this is
//
//   C = Z^T (C + M E' + M Wp) Z
//   K = Z^T (K Z + (C + M E') (Z' + Wp Z) + M Wp' Z + M Wp Z') - Z'^T M Z'
//
// Axes turn with the body, but not about an axis of symmetry of its inertia, nor at all where that is a sphere: so
// those of a rotor are Resal's, in which nutation and precession are what they are called (Magnus 1971, Kreisel, sec.
// 3), as long as its axis stands still or moves on a great circle. Where it goes round a cone at the rate p, theta from
// its middle, these axes turn against that motion at p cos(theta), and frequencies are shifted by as much.
//
// Eigenvalues belong to this choice: coefficients that change within a period make them a hint, not a proof, of growth
// (Rosenbrock 1963, J. Electron. Control 15). At rest they are those of modes.h.

#include "analysis/free_space.h"
#include "core/error.h"

namespace gyre {

struct FrozenMotion {
  FreeSpace space;
  MatX own = {};        ///< dz'/dz, of the states of forces [1/s]
  SparseMatrix M = {};  ///< of all velocities, constrained or not [nv x nv]
  MatX Zdot = {};       ///< Z', nv x dof
  MatX against = {};    ///< E' = hat(-spin), nv x nv; empty where nothing is free
};

/// @param s  consistent, with vdot and lambda (consistentState). Contact is left out.
/// Refused where constraints act on velocities (rolling): their deviations are not of second order in time.
Expected<FrozenMotion> frozenMotion(const System& system, const State& s);

}  // namespace gyre
