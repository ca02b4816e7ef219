#pragma once
// The implicit 3-vector equation behind Krysl's rotation maps (Krysl 2005, eqs. 14-20):
//
//   I psi = h exp(-psi/2) c + e
//
// with the inertia I [kg m^2], a momentum c [N m s] in body axes at the start, and e = 0 or h^2/2 times a torque.
// Newton with J = I - 1/2 hat(w) T(psi/2), w = h exp(-psi/2) c, damped where it does not descend. It starts from the
// third-order solution of the fixed-point iteration, three cross products, so that short steps take one iteration.
// Solvable and unique for h |W| (I_max - I_min)/I_min well below 2.

#include "core/types.h"

namespace gyre {

struct RotationInertia {
  Mat3 I = Mat3::Identity(), inverse = Mat3::Identity();
};

struct Drift {
  Vec3 psi = Vec3::Zero();
  Vec3 Pi = Vec3::Zero();  ///< exp(-psi) c
  Mat3 dpsi_dc = Mat3::Zero();
  int iterations = 0;
  bool converged = false;
};

/// @param derivative  fill dpsi_dc, which costs about one more iteration
Drift midpointDrift(const RotationInertia& inertia, double h, const Vec3& c, const Vec3& e, bool derivative);

}  // namespace gyre
