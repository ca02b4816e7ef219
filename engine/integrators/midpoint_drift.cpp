#include "integrators/midpoint_drift.h"

#include "lie/so3.h"

#include <Eigen/LU>
#include <limits>

namespace gyre {

Drift midpointDrift(const RotationInertia& inertia, double h, const Vec3& c, const Vec3& e) {
  constexpr int maxIterations = 30;
  Drift out;
  out.psi = inertia.inverse * (h * c + e);
  const double roundOff = 4 * std::numeric_limits<double>::epsilon() * (std::abs(h) * c.norm() + e.norm());
  Vec3 w = h * (so3::exp(-0.5 * out.psi) * c);
  Vec3 f = inertia.I * out.psi - w - e;
  Mat3 inverse;
  bool invertible = false;
  for (; out.iterations < maxIterations; ++out.iterations) {
    const Mat3 J = inertia.I - 0.5 * so3::hat(w) * so3::tangent(0.5 * out.psi);
    J.computeInverseWithCheck(inverse, invertible);
    if (!invertible || !f.allFinite()) return out;
    if (f.norm() <= roundOff) break;
    const Vec3 step = -inverse * f;
    const double before = f.norm();
    double damping = 1;
    for (;; damping *= 0.5) {
      const Vec3 psi = out.psi + damping * step;
      w = h * (so3::exp(-0.5 * psi) * c);
      f = inertia.I * psi - w - e;
      if (f.norm() < before || before <= 8 * roundOff) {
        out.psi = psi;
        break;
      }
      if (damping < 1e-3) return out;
    }
    if (before <= 8 * roundOff) break;
  }
  out.converged = out.iterations < maxIterations && out.psi.squaredNorm() < M_PI * M_PI;
  out.dpsi_dc = h * inverse * so3::exp(-0.5 * out.psi);
  return out;
}

}  // namespace gyre
