#pragma once
// By how much a method lets an oscillation grow or die away in a step: the spectral radius of what a step does to
// x'' = -w^2 x, over w h. Above 1 it is not stable there, below it damps.

#include <complex>

namespace gyre {

/// Spectral radius of the amplification matrix of (x, h x', h^2 a) (Chung and Hulbert 1993, eq. 15, with the
/// coefficients of generalized_alpha.h): 1 for slow oscillations, rho_inf for fast ones.
double generalizedAlphaRadius(double rho_inf, double omegaH);

/// |R(i w h)|, R of Dormand and Prince's fifth order (Hairer and Wanner 1996, sec. IV.2, table 2.1).
double dormandPrinceRadius(double omegaH);

/// Spectral radius of BDF with constant steps: the largest root of sum_j (1 - 1/zeta)^j / j = z, j = 1..order, z =
/// lambda h (Hairer and Wanner 1996, sec. V.1). @pre 1 <= order <= 6
double bdfRadius(int order, std::complex<double> z);

}  // namespace gyre
