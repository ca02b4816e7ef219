#include "integrators/alpha/alpha_stability.h"

#include "integrators/alpha/generalized_alpha.h"
#include "linear/dense_decompositions.h"

#include <fmt/format.h>
#include <algorithm>

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

StabilityFunction alphaStability(double rho_inf) {
  return {[rho_inf](double omegaH) { return generalizedAlphaRadius(rho_inf, omegaH); },
          fmt::format("generalized-alpha with rho_inf = {:.3g}", rho_inf)};
}

}  // namespace gyre
