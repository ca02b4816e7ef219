#include "describe/nearest_inertia.h"

#include <Eigen/Eigenvalues>
#include <array>

namespace gyre {
namespace {

/// Second moments of principal moments, and back: s = tr(I)/2 - I, I = tr(s) - s.
Vec3 secondMoments(const Vec3& I) { return (I.sum() / 2 - I.array()).matrix(); }
Vec3 principalMomentsOf(const Vec3& s) { return (s.sum() - s.array()).matrix(); }

/// Those nearest to principal moments `I` of which the second moments marked in `held` are `floor`.
Vec3 onPlanes(const Vec3& I, const std::array<bool, 3>& held, double floor) {
  const Vec3 s = secondMoments(I);
  // Minimal |dI|^2 = |ds|^2 + (sum ds)^2: each free second moment falls by the same x, with x (n + 1) = sum of the
  // rises.
  double rises = 0;
  int free = 0;
  for (int i = 0; i < 3; ++i) held[static_cast<std::size_t>(i)] ? void(rises += floor - s[i]) : void(++free);
  Vec3 out;
  for (int i = 0; i < 3; ++i) out[i] = held[static_cast<std::size_t>(i)] ? floor : s[i] - rises / (free + 1);
  return principalMomentsOf(out);
}

Vec3 projected(const Vec3& I, double floor) {
  std::array<bool, 3> held{};
  Vec3 out = I;
  for (bool more = true; more;) {
    more = false;
    const Vec3 s = secondMoments(out);
    for (int i = 0; i < 3; ++i) {
      bool& is = held[static_cast<std::size_t>(i)];
      if (!is && s[i] < floor) is = more = true;
    }
    if (more) out = onPlanes(I, held, floor);
  }
  return out;
}

}  // namespace

std::optional<Inertia> nearestPossible(const Inertia& inertia) {
  if (!inertia.impossible()) return inertia;
  const Mat3 J = inertia.matrix();
  if (!J.allFinite()) return std::nullopt;
  const Eigen::SelfAdjointEigenSolver<Mat3> eigen(J);
  const double largest = eigen.eigenvalues()[2];
  if (!(largest > 0)) return std::nullopt;
  constexpr double floor = 1e-6;
  const Vec3 I = projected(eigen.eigenvalues() / largest, floor) * largest;
  const Inertia nearest = Inertia::of(eigen.eigenvectors() * I.asDiagonal() * eigen.eigenvectors().transpose());
  return nearest.impossible() ? std::nullopt : std::optional(nearest);  // numbers at the end of their range
}

}  // namespace gyre
