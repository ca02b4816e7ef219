#pragma once
// Spectral radius of the generalized-alpha methods.

#include "integrators/stability_function.h"

#include <any>

namespace gyre {

/// Spectral radius of the amplification matrix of (x, h x', h^2 a) (Chung and Hulbert 1993, eq. 15, with the
/// coefficients of generalized_alpha.h): 1 for slow oscillations, rho_inf for fast ones.
double generalizedAlphaRadius(double rho_inf, double omegaH);

StabilityFunction alphaStability(double rho_inf);

/// For IntegratorType::stability of a method with parameters P.
template <class P>
StabilityFunction alphaStability(const std::any& params) {
  return alphaStability(std::any_cast<const P&>(params).rho_inf);
}

}  // namespace gyre
