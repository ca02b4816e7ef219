#include "describe/value.h"

#include <fmt/format.h>
#include <Eigen/Eigenvalues>

namespace gyre {

Mat3 Inertia::matrix() const {
  Mat3 J;
  J << xx, xy, zx, xy, yy, yz, zx, yz, zz;
  return J;
}

Inertia Inertia::of(const Mat3& J) { return {J(0, 0), J(1, 1), J(2, 2), J(0, 1), J(1, 2), J(2, 0)}; }

Vec3 Inertia::principalMoments() const {
  return Eigen::SelfAdjointEigenSolver<Mat3>(matrix(), Eigen::EigenvaluesOnly).eigenvalues();
}

std::optional<std::string> Inertia::impossible() const {
  if (!matrix().allFinite()) return "the inertia has an entry that is not finite";
  const Vec3 I = principalMoments();
  if (I[0] <= 0)
    return fmt::format("the inertia is not positive definite (principal moments {:.4g}, {:.4g}, {:.4g} kg m^2)", I[0],
                       I[1], I[2]);
  // A thin rod meets the bound with equality, so allow for its round-off.
  if (I[0] + I[1] < I[2] * (1 - 1e-12))
    return fmt::format(
        "no body has this inertia: the principal moments {:.4g}, {:.4g}, {:.4g} kg m^2 break the "
        "triangle inequality A + B >= C",
        I[0], I[1], I[2]);
  return std::nullopt;
}

bool sameValue(const Value& a, const Value& b) {
  if (a.index() != b.index()) return false;
  return std::visit(
      [&b](const auto& x) {
        using T = std::decay_t<decltype(x)>;
        const T& y = std::get<T>(b);
        if constexpr (std::is_same_v<T, Quat>) return x.coeffs() == y.coeffs();
        else return x == y;
      },
      a);
}

}  // namespace gyre
