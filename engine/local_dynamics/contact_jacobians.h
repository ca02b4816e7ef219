#pragma once
// The laws of contact as equations F(R, U) = 0 with their generalized Jacobians, for semismooth Newton. rho = 1 / size.
//
// Hueber (Hueber, Stadler and Wohlmuth 2008, SIAM J. Sci. Comput. 30, eqs. 3.6), d = R - rho V:
//
//   max(mu d_N, |d_T|) R_T - mu max(0, d_N) d_T = 0,   R_N - max(0, d_N) = 0
//
// with R_T = 0 where d_N <= 0, and elsewhere divided by the maximum before it is linearized: the product itself is far
// from linear in d_N, and where light bodies carry heavy ones its steps lead nowhere. DSF (De Saxce and Feng 1998):
//
//   R = proj_K(R - rho (V_T, V_N + mu |V_T|)),   K: |R_T| <= mu R_N
//
// Moments of rolling and spinning are projections on the disc and interval that R_N gives. Joints: U - target = 0.

#include "local_dynamics/local_blocks.h"

namespace gyre {

enum class ContactForm { hueber, dsf };

struct LawJacobian {
  Vec6 F = Vec6::Zero();
  Mat6 byR = Mat6::Identity(), byU = Mat6::Zero();  ///< rows beyond the block's: F = R
};

/// @param U  with the target
LawJacobian lawJacobian(ContactForm form, const LocalBlock& block, const Vec6& R, const Vec6& U);

}  // namespace gyre
