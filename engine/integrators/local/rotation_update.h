#pragma once
// How a body turns in the half-step scheme of Solfec (T. Koziara, Solfec theory manual, time integration; science of
// the three updates: T. Koziara and N. Bicanic, Int. J. Numer. Meth. Engng 79, 2009). With the orientation Lambda, the
// angular velocity W in body axes, the inertia J and the torque T in body axes of the middle of the step:
//
//   Lambda_h = Lambda exp(h W/2)
//   W_h = J^-1 [exp(-h W/2) J W + h/2 T],   W_1 = W + h J^-1 [T - W_h x J W_h]
//   pos:  Lambda_1 = Lambda_h exp(h W_1/2),  W_1
//   neg:  Lambda_1 = Lambda_h exp(h W_1/2),  W_2 = J^-1 exp(-h W_1/2) [exp(-h W/2) J W + h T]
//   imp:  Lambda_1 = Lambda_h exp(h W_3/2),  exp(h W_3/2) J W_3 = exp(-h W/2) J W + h T
//
// W_h knows forces only; reactions, of the impulse P, are part of T, so that W_1 is linear in them: laws between
// velocities and reactions are stated for it. neg and imp conserve the angular momentum; all are of second order
// without reactions. With them the source's pos falls to first order, since P neither turns with the body in the second
// half of the step nor changes the gyroscopic torque there. pos adds what they change by neg (ours):
//
//   pos:            W_1(0) + W_2(P) - W_2(0),   W_1, W_2 as functions of the impulse
//   pos_published:  W_1(P)

#include "integrators/midpoint_drift.h"

namespace gyre {

enum class RotationUpdate { pos, pos_published, neg, imp };

/// W_1 under the torque T without reactions.
Vec3 freeAngularVelocity(const RotationInertia& J, double h, const Vec3& W, const Vec3& T);

struct SecondHalf {
  Vec3 xi = Vec3::Zero();  ///< Lambda_1 = Lambda_h exp(xi)
  Vec3 W = Vec3::Zero();   ///< at the end
  bool converged = true;   ///< of imp, whose equation has no solution for too large a turn
};

/// The second half of the step.
/// @param free  W_1 without reactions   @param T  without them   @param P  impulse of reactions [N m s]
SecondHalf secondHalf(RotationUpdate update, const RotationInertia& J, double h, const Vec3& W, const Vec3& free,
                      const Vec3& T, const Vec3& P);

}  // namespace gyre
