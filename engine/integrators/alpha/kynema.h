#pragma once
// Kynema's form of the Lie-group generalized-alpha method (Kynema theory manual; Bruels, Cardona and Arnold 2012):
// rotations are updated from the left, with the spatial angular velocity w = R W:
//
//   R_1 = exp(x) R_0,   (M w' + w x M w)_spatial = moments,   x as in alpha_integrator.h for (w, w')
//
// Iteration matrix M beta' + G gamma' + K T(x)^T with G = hat(w) rho - hat(rho w),
// K = rho hat(w') - hat(rho w') + hat(w)(rho hat(w) - hat(rho w)), rho = R J R^T, plus those of the elements; made anew
// in every iteration. As published: predictor w'_1 = 0, lambda_1 = 0; the weighted test
//   err = sqrt(1/(k+m) [sum (dx_i/(atol + rtol |x_i|))^2 + sum (dlambda_i/(atol + rtol |lambda_i|))^2]) <= 1
// sees the values before the last update, which is then still applied; defaults atol = 1e-5, rtol = 1e-3. Only far from
// the origin no weight is below what rounding of the positions amounts to (newton_test.h).

#include "integrators/alpha/alpha_parameters.h"
#include "integrators/integrator.h"

namespace gyre {

enum class InitialAcceleration { computed, given };

struct Kynema : AlphaParameters {
  Kynema() {
    atol = 1e-5;
    rtol = 1e-3;
  }
  int fixed_iterations = 0;
  InitialAcceleration initial_acceleration = InitialAcceleration::computed;
};

const IntegratorType& kynemaType();

}  // namespace gyre
