#include "integrators/midpoint_drift.h"

#include "lie/so3.h"

#include <Eigen/LU>
#include <limits>

namespace gyre {
namespace {

/// The solution to third order in h, by fixed-point iteration with so many terms of the exponential.
Vec3 startOf(const RotationInertia& inertia, double h, const Vec3& c, const Vec3& e) {
  Vec3 psi = inertia.inverse * (h * c + e);
  if (!(psi.squaredNorm() < 1)) return psi;  // where the terms do not fall off
  psi = inertia.inverse * (h * (c - 0.5 * psi.cross(c)) + e);
  const Vec3 turned = psi.cross(c);
  return inertia.inverse * (h * (c - 0.5 * turned + 0.125 * psi.cross(turned)) + e);
}

}  // namespace

Drift midpointDrift(const RotationInertia& inertia, double h, const Vec3& c, const Vec3& e, bool derivative) {
  constexpr int maxIterations = 30;
  Drift out;
  out.psi = startOf(inertia, h, c, e);
  const double roundOff = 4 * std::numeric_limits<double>::epsilon() * (std::abs(h) * c.norm() + e.norm());
  so3::Coefficients k{};
  Vec3 p, half, w, f;  // half: the momentum in the axes of the middle of the step
  const auto evaluate = [&](const Vec3& psi) {
    p = 0.5 * psi;
    k = so3::coefficients(p.squaredNorm());
    half = so3::turnedBack(k, p, c);
    w = h * half;
    f = inertia.I * psi - w - e;
  };
  const auto invertJacobian = [&](Mat3& inverse) {
    // T(p) = a 1 - b hat(p) + c p p^T
    Mat3 J = inertia.I + 0.5 * (k.b * p * w.transpose() - k.c * w.cross(p) * p.transpose() - k.a * so3::hat(w));
    J.diagonal().array() -= 0.5 * k.b * w.dot(p);
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
  out.Pi = so3::turnedBack(k, p, half);
  if (!derivative) return out;
  if (!invertJacobian(inverse)) out.converged = false;
  out.dpsi_dc = h * inverse * so3::exp(-p);
  return out;
}

}  // namespace gyre
