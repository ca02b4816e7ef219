#include "analysis/dense_modes.h"

#include "analysis/free_space.h"

#include <Eigen/Eigenvalues>
#include <Eigen/SVD>

namespace gyre {
namespace {

constexpr double symmetric = 1e-9;

std::vector<Mode> undamped(const FreeSpace& space, double fastest) {
  const Eigen::SelfAdjointEigenSolver<MatX> solver(0.5 * (space.K + space.K.transpose()));
  std::vector<Mode> out;
  for (Eigen::Index i = 0; i < solver.eigenvalues().size(); ++i) {
    const double square = solver.eigenvalues()[i];  // omega^2
    Mode mode;
    mode.rigid = std::abs(square) <= rigidTolerance * rigidTolerance * fastest * fastest;
    if (!mode.rigid) mode.lambda = square > 0 ? std::complex(0.0, std::sqrt(square)) : std::sqrt(-square);
    mode.shape = (space.Z * solver.eigenvectors().col(i)).cast<std::complex<double>>();
    out.push_back(std::move(mode));
  }
  return out;
}

/// Time is measured in 1 / fastest, so that the blocks of the companion matrix are alike.
Expected<std::vector<Mode>> damped(const FreeSpace& space, double fastest) {
  const Eigen::Index n = space.K.rows();
  const MatX K = space.K / (fastest * fastest), C = space.C / fastest;
  MatX companion = MatX::Zero(2 * n, 2 * n);
  companion.topRightCorner(n, n).setIdentity();
  companion.bottomLeftCorner(n, n) = -K;
  companion.bottomRightCorner(n, n) = -C;
  const Eigen::EigenSolver<MatX> solver(companion);
  if (solver.info() != Eigen::Success)
    return fail({.kind = Error::Kind::numerical, .message = "the eigenvalues of this model cannot be computed"});
  std::vector<Mode> out;
  for (Eigen::Index i = 0; i < 2 * n; ++i) {
    const std::complex<double> mu = solver.eigenvalues()[i];
    if (mu.imag() < 0 || std::abs(mu) <= rigidTolerance) continue;
    out.push_back({.lambda = fastest * mu, .shape = space.Z * solver.eigenvectors().col(i).head(n)});
  }
  const Eigen::JacobiSVD<MatX> svd(K, Eigen::ComputeFullV);
  for (Eigen::Index i = 0; i < n; ++i)
    if (svd.singularValues()[i] <= rigidTolerance * rigidTolerance)
      out.push_back({.rigid = true, .shape = (space.Z * svd.matrixV().col(i)).cast<std::complex<double>>()});
  return out;
}

}  // namespace

Expected<std::vector<Mode>> denseModes(const LinearizedSystem& linear) {
  const FreeSpace space = freeSpace(linear);
  if (space.K.rows() == 0) return std::vector<Mode>{};
  if (!space.K.allFinite() || !space.C.allFinite())
    return fail({.kind = Error::Kind::numerical, .message = "a force of this model is not finite here"});
  const double fastest = std::max({std::sqrt(space.K.norm()), space.C.norm(), 1e-300});
  const bool conservative =
      space.C.norm() <= symmetric * fastest && (space.K - space.K.transpose()).norm() <= symmetric * fastest * fastest;
  if (conservative) return undamped(space, fastest);
  return damped(space, fastest);
}

}  // namespace gyre
