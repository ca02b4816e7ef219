#pragma once
// Lie-group generalized-alpha method of Bruels and Cardona 2010, first geometric form (eqs. 15, 18-22, table 1):
//
//   (1-alpha_m) a_1 + alpha_m a_0 = (1-alpha_f) v'_1 + alpha_f v'_0
//   v_1 = v_0 + h ((1-gamma) a_0 + gamma a_1)
//   q_1 = q_0 exp(x),   x = h v_0 + h^2 (1/2-beta) a_0 + h^2 beta a_1
//   M v'_1 + g(q_1, v_1, t_1) + B(q_1)^T lambda_1 = 0,   Phi(q_1) = 0
//
// with alpha_m = (2 rho - 1)/(rho + 1), alpha_f = rho/(rho + 1), gamma = 1/2 + alpha_f - alpha_m,
// beta = (gamma + 1/2)^2 / 4 (Chung and Hulbert 1993). Second order; the spectral radius at infinite frequency is
// rho_inf. Newton on x with S = [M beta' + C gamma' + K T(x), B^T; B T(x), 0], beta' = (1-alpha_m)/(beta h^2
// (1-alpha_f)), gamma' = gamma/(beta h), scaled by D_L = diag(beta h^2, 1), D_R = diag(1, 1/(beta h^2)) so that the
// matrix does not degenerate for small h (Bottasso, Dopico and Trainelli 2008). rho_inf = 1 is not stable with
// constraints.

#include "integrators/integrator.h"
#include "model/settings.h"

namespace gyre {

struct Geom1 : RunSettings {
  double rho_inf = 0.8;
  double atol = 1e-12;
  double rtol = 1e-12;
  int max_iterations = 20;
};

const IntegratorType& geom1Type();

}  // namespace gyre
