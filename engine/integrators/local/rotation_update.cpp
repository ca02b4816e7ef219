#include "integrators/local/rotation_update.h"

#include "lie/so3.h"

namespace gyre {

Vec3 freeAngularVelocity(const RotationInertia& J, double h, const Vec3& W, const Vec3& T) {
  const Vec3 Wh = J.velocity(so3::turnedBack(h / 2 * W, J.momentum(W)) + h / 2 * T);
  return W + h * J.velocity(T - Wh.cross(J.momentum(Wh)));
}

SecondHalf secondHalf(RotationUpdate update, const RotationInertia& J, double h, const Vec3& W, const Vec3& W1,
                      const Vec3& T) {
  if (update == RotationUpdate::pos) return {.xi = h / 2 * W1, .W = W1};
  const Vec3 momentum = so3::turnedBack(h / 2 * W, J.momentum(W)) + h * T;
  if (update == RotationUpdate::neg) return {.xi = h / 2 * W1, .W = J.velocity(so3::turnedBack(h / 2 * W1, momentum))};
  // J psi = h exp(-psi/2) momentum with psi = h W_3 is the equation of the midpoint drift.
  const Drift drift = midpointDrift(J, h, momentum);
  return {.xi = 0.5 * drift.psi, .W = drift.psi / h, .converged = drift.converged};
}

}  // namespace gyre
