#include "forces/section_stiffness.h"

#include <fmt/format.h>
#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>

namespace gyre {

std::optional<std::string> badSectionStiffness(const Mat6& C) {
  if (!(C - C.transpose()).isZero(1e-12 * C.cwiseAbs().maxCoeff())) return "a symmetric matrix was expected";
  if (C.llt().info() == Eigen::Success) return std::nullopt;
  const Eigen::SelfAdjointEigenSolver<Mat6> eigen(C);
  const Vec6 v = eigen.eigenvectors().col(0);
  return fmt::format(
      "a positive definite matrix was expected; its eigenvalue {:.3g} belongs to the strain [{:.3g}, {:.3g}, {:.3g}, "
      "{:.3g}, {:.3g}, {:.3g}]",
      eigen.eigenvalues()[0], v[0], v[1], v[2], v[3], v[4], v[5]);
}

}  // namespace gyre
