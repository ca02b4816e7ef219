#include "analysis/dense_modes.h"

#include "analysis/free_space.h"
#include "linear/dense_decompositions.h"

#include <cmath>

namespace gyre {
namespace {

constexpr double symmetricWithin = 1e-9;

std::vector<Mode> undamped(const FreeSpace& space, double fastest, double zero) {
  const SymmetricEigenpairs pairs = symmetricEigenpairs(0.5 * (space.K + space.K.transpose()));
  std::vector<Mode> out;
  for (Eigen::Index i = 0; i < pairs.values.size(); ++i) {
    const double square = pairs.values[i];  // omega^2
    Mode mode;
    mode.rigid = std::abs(square) <= zero * zero * fastest * fastest;
    if (!mode.rigid) mode.lambda = square > 0 ? std::complex(0.0, std::sqrt(square)) : std::sqrt(-square);
    mode.shape = (space.Z * pairs.vectors.col(i)).cast<std::complex<double>>();
    out.push_back(std::move(mode));
  }
  return out;
}

/// Time is measured in 1 / fastest and the states of forces by what they do, so that the blocks are alike.
struct Companion {
  MatX matrix;     ///< of (y, y', z)
  MatX stiffness;  ///< [K, G; P, Z], whose null space holds what nothing resists
};
Companion companionOf(const FreeSpace& space, const MatX& own, double fastest) {
  const Eigen::Index n = space.K.rows(), states = own.rows();
  const double square = fastest * fastest;
  VecX size = space.G.colwise().norm().transpose() / square;
  for (double& one : size)
    if (!(one > 0)) one = 1;
  const MatX G = space.G * size.cwiseInverse().asDiagonal() / square;
  const MatX P = size.asDiagonal() * space.P / fastest, V = size.asDiagonal() * space.V, K = space.K / square;
  MatX Z = own / fastest;
  for (Eigen::Index j = 0; j < states; ++j) Z.col(j).array() *= size.array() / size[j];
  Companion out{MatX::Zero(2 * n + states, 2 * n + states), MatX::Zero(n + states, n + states)};
  out.matrix.block(0, n, n, n).setIdentity();
  out.matrix.block(n, 0, n, n) = -K;
  out.matrix.block(n, n, n, n) = -space.C / fastest;
  out.matrix.block(n, 2 * n, n, states) = -G;
  out.matrix.bottomLeftCorner(states, n) = P;
  out.matrix.block(2 * n, n, states, n) = V;
  out.matrix.bottomRightCorner(states, states) = Z;
  out.stiffness.topLeftCorner(n, n) = K;
  out.stiffness.topRightCorner(n, states) = G;
  out.stiffness.bottomLeftCorner(states, n) = P;
  out.stiffness.bottomRightCorner(states, states) = Z;
  return out;
}

Expected<std::vector<Mode>> damped(const FreeSpace& space, const MatX& own, double fastest, double zero) {
  const Eigen::Index n = space.K.rows();
  const Companion companion = companionOf(space, own, fastest);
  const Eigenpairs pairs = eigenpairs(companion.matrix);
  if (pairs.values.size() != companion.matrix.rows())
    return fail({.kind = Error::Kind::numerical, .message = "the eigenvalues of this model cannot be computed"});
  std::vector<Mode> out;
  for (Eigen::Index i = 0; i < pairs.values.size(); ++i) {
    const std::complex<double> mu = pairs.values[i];
    if (std::abs(mu) <= zero) continue;
    if (auto mode = listed(fastest * mu, space.Z * pairs.vectors.col(i).head(n))) out.push_back(*mode);
  }
  const RightSingularVectors right = rightSingularVectors(companion.stiffness);
  for (Eigen::Index i = 0; i < right.values.size(); ++i) {
    const VecX y = right.vectors.col(i).head(n);
    if (right.values[i] <= zero * zero && y.norm() > rigidTolerance)
      out.push_back({.rigid = true, .shape = (space.Z * y).cast<std::complex<double>>()});
  }
  return out;
}

/// A bound of the fastest motion [1/s], and whether it is one without damping and gyroscopic terms.
struct Pace {
  double fastest;
  bool conservative;
};
Pace paceOf(const FreeSpace& space, const MatX& own) {
  const double fastest = std::max({std::sqrt(space.K.norm()), space.C.norm(), 1e-300});
  if (own.size() > 0)
    return {std::max({fastest, std::cbrt(space.G.norm() * space.P.norm()), std::sqrt(space.G.norm() * space.V.norm()),
                      own.lpNorm<Eigen::Infinity>()}),
            false};
  return {fastest, space.C.norm() <= symmetricWithin * fastest &&
                       (space.K - space.K.transpose()).norm() <= symmetricWithin * fastest * fastest};
}

}  // namespace

std::optional<Mode> listed(std::complex<double> lambda, const Eigen::VectorXcd& shape) {
  if (std::abs(lambda.imag()) > rigidTolerance * std::abs(lambda)) {
    if (lambda.imag() < 0) return std::nullopt;
    return Mode{.lambda = lambda, .shape = shape};
  }
  // Real and imaginary part both belong to it, up to a phase; of a pair each takes one.
  const VecX re = shape.real(), im = shape.imag();
  const bool second = lambda.imag() < 0 ? im.norm() > rigidTolerance * re.norm() : im.norm() > re.norm();
  return Mode{.lambda = lambda.real(), .shape = (second ? im : re).cast<std::complex<double>>()};
}

Expected<std::vector<Mode>> denseModes(const FreeSpace& space, const MatX& own, double zero) {
  if (space.K.rows() == 0) return std::vector<Mode>{};
  if (!space.K.allFinite() || !space.C.allFinite())
    return fail({.kind = Error::Kind::numerical, .message = "a force of this model is not finite here"});
  const Pace pace = paceOf(space, own);
  const double share = std::max(rigidTolerance, zero / pace.fastest);
  return pace.conservative ? undamped(space, pace.fastest, share) : damped(space, own, pace.fastest, share);
}

Expected<Eigen::VectorXcd> denseEigenvalues(const FreeSpace& space, const MatX& own) {
  const Eigen::Index n = space.K.rows();
  if (n == 0) return own.size() > 0 ? eigenvaluesOf(own) : Eigen::VectorXcd(0);
  const Pace pace = paceOf(space, own);
  Eigen::VectorXcd out(2 * n);
  if (pace.conservative) {
    const VecX squares = symmetricEigenpairs(0.5 * (space.K + space.K.transpose())).values;
    for (Eigen::Index i = 0; i < n; ++i) {
      out[2 * i] = std::sqrt(std::complex<double>(-squares[i]));
      out[2 * i + 1] = -out[2 * i];
    }
  } else {
    out = eigenvaluesOf(companionOf(space, own, pace.fastest).matrix) * pace.fastest;
    if (out.size() != 2 * n + own.rows())
      return fail({.kind = Error::Kind::numerical, .message = "the eigenvalues of this model cannot be computed"});
  }
  for (std::complex<double>& lambda : out)
    if (std::abs(lambda) <= rigidTolerance * pace.fastest) lambda = 0;
  return out;
}

}  // namespace gyre
