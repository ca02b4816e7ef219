#include "integrators/midpoint_drift.h"

#include "lie/so3_series.h"

#include <Eigen/Eigenvalues>
#include <Eigen/LU>
#include <limits>

namespace gyre {
namespace {

/// Bound on the square of Newton's last step, which leaves 2.8 epsilons of h |c| [rad^2].
constexpr double lastStep2 = 4 * std::numeric_limits<double>::epsilon();

/// The equation at one p, in principal axes.
struct HalfTurn {
  HalfTurn(const Vec3& moments, const Vec3& hc, const Vec3& e, const Vec3& p)
      : k(so3::seriesOrClosed(p.squaredNorm())), w(so3::turnedBack(k, p, hc)), f(2 * moments.cwiseProduct(p) - w - e) {}

  so3::Coefficients k;
  Vec3 w, f;
};

/// f'^-1 f by Cramer's rule, with T(p) = a 1 - b hat(p) + c p p^T.
Vec3 newtonStep(const Vec3& moments, const Vec3& p, const HalfTurn& at) {
  const Vec3& w = at.w;
  const Vec3 aw = at.k.a * w, bp = at.k.b * p, cwp = at.k.c * w.cross(p);
  const Vec3 d = 2 * moments - Vec3::Constant(bp.dot(w));
  const auto column = [&](int j, double x, double y, double z) {
    return Vec3(x + w[j] * bp.x() - p[j] * cwp.x(), y + w[j] * bp.y() - p[j] * cwp.y(),
                z + w[j] * bp.z() - p[j] * cwp.z());
  };
  const Vec3 j0 = column(0, d.x(), -aw.z(), aw.y());
  const Vec3 j1 = column(1, aw.z(), d.y(), -aw.x());
  const Vec3 j2 = column(2, -aw.y(), aw.x(), d.z());
  const Vec3 n0 = j1.cross(j2), n1 = j2.cross(j0), n2 = j0.cross(j1);
  return (1 / j0.dot(n0)) * Vec3(n0.dot(at.f), n1.dot(at.f), n2.dot(at.f));
}

/// p and the coefficients there; false where Newton does not get on.
bool solve(const Vec3& moments, const Vec3& hc, const Vec3& e, Vec3& p, so3::Coefficients& k) {
  constexpr int maxIterations = 30;
  HalfTurn at(moments, hc, e, p);
  for (int i = 0; i < maxIterations; ++i) {
    const Vec3 step = newtonStep(moments, p, at);
    if (step.squaredNorm() <= lastStep2) {
      p -= step;
      k = so3::seriesOrClosed(p.squaredNorm());
      return true;
    }
    const double before = at.f.norm();
    double damping = 1;
    for (;; damping *= 0.5) {
      at = HalfTurn(moments, hc, e, p - damping * step);
      if (at.f.norm() < before) break;
      if (damping < 1e-3) return false;
    }
    p -= damping * step;
  }
  return false;
}

/// Solution of I psi = hc - (psi/2) x hc + (psi/2) x ((psi/2) x hc) / 2 + e to second or third order, halved: to the
/// third where what the second leaves would call for two of Newton's steps. @param half  1 / (2 I)
Vec3 startOf(const Vec3& half, const Vec3& hc, const Vec3& e) {
  const Vec3 first = half.cwiseProduct(hc + e);
  if (!(first.squaredNorm() < 0.25)) return first;  // where the terms do not fall off
  const Vec3 second = half.cwiseProduct(hc - first.cross(hc) + e);
  const double change2 = (second - first).squaredNorm();
  if (change2 * change2 < lastStep2 * second.squaredNorm()) return second;
  const Vec3 turned = second.cross(hc);
  return half.cwiseProduct(hc - turned + 0.5 * second.cross(turned) + e);
}

}  // namespace

RotationInertia::RotationInertia(const Mat3& inertia)
    : I(inertia), inverse(inertia.inverse()), moments(inertia.diagonal()), principal(inertia.isDiagonal(0)) {
  if (!principal) {
    const Eigen::SelfAdjointEigenSolver<Mat3> solver(inertia);
    moments = solver.eigenvalues();
    axes = solver.eigenvectors();
    if (axes.determinant() < 0) axes.col(0) *= -1;
  }
  inverses = moments.cwiseInverse();
}

Drift midpointDrift(const RotationInertia& inertia, double h, const Vec3& c, const Vec3& e) {
  const bool turned = !inertia.principal;
  const Vec3 hc = h * (turned ? Vec3(inertia.axes.transpose() * c) : c);
  const Vec3 e1 = turned ? Vec3(inertia.axes.transpose() * e) : e;
  Vec3 p = startOf(0.5 * inertia.inverses, hc, e1);
  so3::Coefficients k{};
  Drift out;
  if (!solve(inertia.moments, hc, e1, p, k)) return out;
  const double p2 = p.squaredNorm();
  if (turned) p = inertia.axes * p;
  out.psi = 2 * p;
  out.turn = Quat(1 - k.b * p2, k.a * p.x(), k.a * p.y(), k.a * p.z());  // (cos |p|, sin |p| p / |p|)
  const Vec3 u = -k.a * p, cross = 2 * u.cross(c);
  out.Pi = c + out.turn.w() * cross + u.cross(cross);
  out.converged = p2 < M_PI * M_PI / 4;
  return out;
}

Mat3 driftDerivative(const RotationInertia& inertia, double h, const Vec3& c, const Vec3& psi) {
  const Vec3 p = 0.5 * psi;
  const Mat3 back = so3::exp(-p);
  const Mat3 J = inertia.I - 0.5 * so3::hat(h * (back * c)) * so3::tangent(p);
  return h * J.inverse() * back;
}

}  // namespace gyre
