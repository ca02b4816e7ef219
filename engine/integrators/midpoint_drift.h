#pragma once
// The implicit 3-vector equation behind Krysl's rotation maps (Krysl 2005, eqs. 14-20):
//
//   I psi = h exp(-psi/2) c + e
//
// with the inertia I [kg m^2], a momentum c [N m s] in body axes at the start, and e = 0 or h^2/2 times a torque.
// Solvable and unique for h |W| (I_max - I_min)/I_min well below 2.
//
// Solved in the inertia's principal axes for p = psi/2, so that the coefficients of exp(p) give the quaternion of the
// whole turn, too: f(p) = 2 I p - w - e, w = h exp(-p) c, f' = 2 I - hat(w) T(p). Newton, damped where it does not
// descend, from the second-order solution of the fixed-point iteration. What a step d leaves is at most h |c| |d|^2 0.7
// (w turns by no more than |d|, and with at most 1.4 |d|^2 beside), so a short one is the last and is not checked
// again: small turns take one iteration.

#include "core/types.h"

namespace gyre {

struct RotationInertia {
  RotationInertia() = default;
  explicit RotationInertia(const Mat3& inertia);

  Vec3 momentum(const Vec3& W) const { return principal ? Vec3(moments.cwiseProduct(W)) : Vec3(I * W); }
  Vec3 velocity(const Vec3& Pi) const { return principal ? Vec3(inverses.cwiseProduct(Pi)) : Vec3(inverse * Pi); }

  Mat3 I = Mat3::Identity(), inverse = Mat3::Identity();
  Vec3 moments = Vec3::Ones(), inverses = Vec3::Ones();  ///< principal, and 1 / moments
  Mat3 axes = Mat3::Identity();                          ///< I = axes diag(moments) axes^T
  bool principal = true;                                 ///< axes = 1
};

struct Drift {
  Vec3 psi = Vec3::Zero();
  Quat turn = Quat::Identity();  ///< exp(psi)
  Vec3 Pi = Vec3::Zero();        ///< exp(-psi) c
  bool converged = false;        ///< and |psi| < pi
};

Drift midpointDrift(const RotationInertia& inertia, double h, const Vec3& c, const Vec3& e = Vec3::Zero());

/// dpsi/dc at the solution
Mat3 driftDerivative(const RotationInertia& inertia, double h, const Vec3& c, const Vec3& psi);

}  // namespace gyre
