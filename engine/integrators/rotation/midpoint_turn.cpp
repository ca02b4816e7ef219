#include "integrators/rotation/midpoint_turn.h"

#include "lie/so3.h"

namespace gyre {

Turn midpointTurn(const RotationInertia& inertia, double h, const Vec3& c, const Vec3& e, bool wantD) {
  const Drift drift = midpointDrift(inertia, h, c, e);
  Turn out;
  out.xi = drift.psi;
  out.middle = 0.5 * drift.psi;
  out.Pi = drift.Pi;
  out.converged = drift.converged;
  if (wantD && out.converged) out.D = so3::tangent(drift.psi) * driftDerivative(inertia, h, c, drift.psi);
  return out;
}

}  // namespace gyre
