#include "integrators/runge_kutta/dormand_prince_stability.h"

#include <complex>

namespace gyre {

double dormandPrinceRadius(double omegaH) {
  const std::complex<double> z(0, omegaH);
  std::complex<double> sum = 1.0 / 600;
  for (const double c : {1.0 / 120, 1.0 / 24, 1.0 / 6, 0.5, 1.0, 1.0}) sum = sum * z + c;
  return std::abs(sum);
}

StabilityFunction dormandPrinceStability() {
  return {dormandPrinceRadius, "stability polynomial of Dormand and Prince 5(4)"};
}

}  // namespace gyre
