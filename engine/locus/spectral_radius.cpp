#include "locus/spectral_radius.h"

#include "integrators/alpha/generalized_alpha.h"
#include "linear/dense_decompositions.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace gyre {

double generalizedAlphaRadius(double rho_inf, double omegaH) {
  const auto [alpha_m, alpha_f, gamma, beta] = AlphaCoefficients(rho_inf);
  // A_1 = row (x, V, A) / D of what is known; divided by (w h)^2 where that is large, so that nothing overflows.
  const double H = omegaH * omegaH, size = std::max(1.0, H), one = 1 / size, h2 = H / size;
  const double D = (1 - alpha_m) * one + (1 - alpha_f) * beta * h2;
  const Eigen::RowVector3d A(-h2 / D, -(1 - alpha_f) * h2 / D,
                             (-alpha_m * one - (1 - alpha_f) * (0.5 - beta) * h2) / D);
  Mat3 step;
  step.row(0) = Eigen::RowVector3d(1, 1, 0.5 - beta) + beta * A;
  step.row(1) = Eigen::RowVector3d(0, 1, 1 - gamma) + gamma * A;
  step.row(2) = A;
  return eigenvaluesOf(step).cwiseAbs().maxCoeff();
}

double dormandPrinceRadius(double omegaH) {
  const std::complex<double> z(0, omegaH);
  std::complex<double> sum = 1.0 / 600;
  for (const double c : {1.0 / 120, 1.0 / 24, 1.0 / 6, 0.5, 1.0, 1.0}) sum = sum * z + c;
  return std::abs(sum);
}

double bdfRadius(int order, std::complex<double> z) {
  // Powers of zeta, highest first, of sum_j zeta^(k-j) (zeta - 1)^j / j - z zeta^k.
  const auto k = static_cast<std::size_t>(order);
  std::vector<std::complex<double>> coefficient(k + 1, 0.0);
  std::vector<double> binomial{1};  // of (1 - x)^j, x = 1 / zeta
  for (std::size_t j = 1; j <= k; ++j) {
    binomial.push_back(0);
    for (std::size_t i = j; i > 0; --i) binomial[i] -= binomial[i - 1];
    for (std::size_t i = 0; i <= j; ++i) coefficient[i] += binomial[i] / static_cast<double>(j);
  }
  coefficient[0] -= z;
  // The companion matrix, complex, as a real one of twice the size, which has the conjugate roots as well.
  MatX companion = MatX::Zero(2 * order, 2 * order);
  for (int i = 0; i < order; ++i) {
    const std::complex<double> c = -coefficient[static_cast<std::size_t>(i) + 1] / coefficient[0];
    companion.block<2, 2>(0, 2 * i) << c.real(), -c.imag(), c.imag(), c.real();
    if (i > 0) companion.block<2, 2>(2 * i, 2 * i - 2).setIdentity();
  }
  return eigenvaluesOf(companion).cwiseAbs().maxCoeff();
}

}  // namespace gyre
