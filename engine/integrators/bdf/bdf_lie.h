#pragma once
// BDF of order 1 and 2 with fixed step on the Lie group (Wieloch and Arnold 2021, BLieDF; orders up to two need no
// commutators), the constraints at position level (index 3). With the increments x_n, q_n = q_{n-1} exp(x_n), and
// omega = h_n / h_{n-1}, c_1 = (1 + 2 omega)/(1 + omega), c_2 = omega^2/(1 + omega) (order 1: c_1 = 1, c_2 = 0)
//
//   h v_n  = c_1 x_n - c_2 x_{n-1}
//   h v'_n = c_1 (v_n - v_{n-1}) - c_2 (v_{n-1} - v_{n-2})
//   M v'_n + g(q_n, v_n, t_n) + B(q_n)^T lambda_n = 0,   Phi(q_n, t_n) = 0
//
// Newton on x_n with dv/dx = c_1/h, dv'/dx = (c_1/h)^2, scaled as generalized-alpha methods are (alpha_integrator.h).
// Order 2 starts from Taylor's x_0 = h v - h^2 v'/2 and v_{-1} = v - h v'. Fails as those methods do.

#include "integrators/integrator.h"
#include "integrators/newton_settings.h"

namespace gyre {

struct BdfLie : NewtonSettings {
  int order = 2;
};

const IntegratorType& bdfLieType();

}  // namespace gyre
