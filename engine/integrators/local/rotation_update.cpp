#include "integrators/local/rotation_update.h"

#include "lie/so3.h"

namespace gyre {

Vec3 freeAngularVelocity(const RotationInertia& J, double h, const Vec3& W, const Vec3& T) {
  const Vec3 Wh = J.velocity(so3::turnedBack(h / 2 * W, J.momentum(W)) + h / 2 * T);
  return W + h * J.velocity(T - Wh.cross(J.momentum(Wh)));
}

SecondHalf secondHalf(RotationUpdate update, const RotationInertia& J, double h, const Vec3& W, const Vec3& free,
                      const Vec3& T, const Vec3& P) {
  const Vec3 W1 = free + J.velocity(P), xi = h / 2 * W1;
  if (update == RotationUpdate::pos_published) return {.xi = xi, .W = W1};
  const Vec3 withoutReactions = so3::turnedBack(h / 2 * W, J.momentum(W)) + h * T;
  const Vec3 momentum = withoutReactions + P;
  if (update == RotationUpdate::imp) {
    // J psi = h exp(-psi/2) momentum with psi = h W_3 is the equation of the midpoint drift.
    const Drift drift = midpointDrift(J, h, momentum);
    return {.xi = 0.5 * drift.psi, .W = drift.psi / h, .converged = drift.converged};
  }
  const Vec3 W2 = J.velocity(so3::turnedBack(xi, momentum));
  if (update == RotationUpdate::neg) return {.xi = xi, .W = W2};
  if (P.isZero(0)) return {.xi = xi, .W = free};  // W_2 - W_2 is not 0 to the last bit
  return {.xi = xi, .W = free + W2 - J.velocity(so3::turnedBack(h / 2 * free, withoutReactions))};
}

}  // namespace gyre
