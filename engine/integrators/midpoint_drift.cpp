#include "integrators/midpoint_drift.h"

#include "lie/so3.h"

#include <Eigen/LU>
#include <limits>

namespace gyre {
namespace {

/// exp(-p) u
Vec3 turnedBack(const so3::Coefficients& k, const Vec3& p, const Vec3& u) {
  const Vec3 pu = p.cross(u);
  return u - k.a * pu + k.b * p.cross(pu);
}

}  // namespace

Drift midpointDrift(const RotationInertia& inertia, double h, const Vec3& c, const Vec3& e, bool derivative) {
  constexpr int maxIterations = 30;
  Drift out;
  out.psi = inertia.inverse * (h * c + e);
  const double roundOff = 4 * std::numeric_limits<double>::epsilon() * (std::abs(h) * c.norm() + e.norm());
  const Vec3 hc = h * c;
  so3::Coefficients k{};
  Vec3 p, w, f;
  const auto evaluate = [&](const Vec3& psi) {
    p = 0.5 * psi;
    k = so3::coefficients(p.squaredNorm());
    w = turnedBack(k, p, hc);
    f = inertia.I * psi - w - e;
  };
  const auto invertJacobian = [&](Mat3& inverse) {
    const Mat3 P = so3::hat(p);
    const Mat3 J = inertia.I - 0.5 * so3::hat(w) * (Mat3::Identity() - k.b * P + k.c * (P * P));
    bool invertible = false;
    J.computeInverseWithCheck(inverse, invertible, 0.0);  // inertia of any size
    return invertible && f.allFinite();
  };
  evaluate(out.psi);
  Mat3 inverse;
  while (!(f.norm() <= roundOff)) {
    if (++out.iterations > maxIterations || !invertJacobian(inverse)) return out;
    const Vec3 step = -inverse * f;
    const double before = f.norm();
    double damping = 1;
    for (;; damping *= 0.5) {
      evaluate(out.psi + damping * step);
      if (f.norm() < before || before <= 8 * roundOff) break;
      if (damping < 1e-3) return out;
    }
    out.psi += damping * step;
    if (before <= 8 * roundOff) break;  // as near as rounding allows
  }
  out.converged = out.psi.squaredNorm() < M_PI * M_PI;
  if (!derivative) return out;
  if (!invertJacobian(inverse)) out.converged = false;
  out.dpsi_dc = h * inverse * so3::exp(-p);
  return out;
}

}  // namespace gyre
