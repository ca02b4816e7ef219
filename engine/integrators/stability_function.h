#pragma once
// Amplification of an oscillation by a method, as a formula: the spectral radius of what a step does to x'' = -w^2 x.
// Above 1 the method is not stable there, below it damps. A method whose steps are measured instead has none
// (locus/method_stability.h).

#include <functional>
#include <string>

namespace gyre {

struct StabilityFunction {
  std::function<double(double omegaH)> radius;  ///< over w h
  std::string source;                           ///< "generalized-alpha with rho_inf = 0.8"
};

}  // namespace gyre
