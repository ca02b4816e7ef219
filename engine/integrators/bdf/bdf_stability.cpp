#include "integrators/bdf/bdf_stability.h"

#include "linear/dense_decompositions.h"

#include <fmt/format.h>
#include <vector>

namespace gyre {

double bdfRadius(int order, std::complex<double> z) {
  // Powers of zeta, highest first, of sum_j zeta^(k-j) (zeta - 1)^j / j - z zeta^k.
  const auto k = static_cast<std::size_t>(order);
  std::vector<std::complex<double>> coefficient(k + 1, 0.0);
  std::vector<double> binomial{1};  // coefficients of (1 - x)^j, x = 1 / zeta
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

StabilityFunction bdfStability(int order) {
  return {[order](double omegaH) {
            return bdfRadius(order, {0, omegaH});
          },
          fmt::format("BDF of order {}, with constant steps", order)};
}

}  // namespace gyre
