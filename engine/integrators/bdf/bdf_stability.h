#pragma once
// Spectral radius of BDF with constant steps.

#include "integrators/stability_function.h"

#include <complex>

namespace gyre {

/// The largest root of sum_j (1 - 1/zeta)^j / j = z, j = 1..order, z = lambda h (Hairer and Wanner 1996, sec. V.1).
/// @pre 1 <= order <= 6
double bdfRadius(int order, std::complex<double> z);

StabilityFunction bdfStability(int order);

}  // namespace gyre
