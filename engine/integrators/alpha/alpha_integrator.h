#pragma once
// The step loop that all Lie-group generalized-alpha methods share (Bruels and Cardona 2010, eqs. 15, 18-22, table 1):
//
//   (1-alpha_m) a_1 + alpha_m a_0 = (1-alpha_f) w'_1 + alpha_f w'_0
//   w_1 = w_0 + h ((1-gamma) a_0 + gamma a_1)
//   x   = h w_0 + h^2 (1/2-beta) a_0 + h^2 beta a_1
//   M v'_1 + g(q_1, v_1, t_1) + B(q_1)^T lambda_1 = 0,   Phi(q_1, t_1) = 0
//
// where x leads from q_0 to q_1 and w, w' are its velocity and acceleration in the method's own coordinates
// (step_chart.h; in the bodies' coordinates w = v). alpha_m = (2 rho - 1)/(rho + 1), alpha_f = rho/(rho + 1),
// gamma = 1/2 + alpha_f - alpha_m, beta = (gamma + 1/2)^2 / 4 (Chung and Hulbert 1993).
//
// Newton on x with S = [M A + C V + K P, B^T; B P, 0], P = dq/dx, V = dv/dx, A = dv'/dx; in the bodies' coordinates
// P = T(x), V = gamma', A = beta' = (1-alpha_m)/(beta h^2 (1-alpha_f)), gamma' = gamma/(beta h). Nonholonomic
// constraints enter as B(q_1) v_1 + Phi_t(t_1) = 0, divided by gamma' so that their rows are of the size of the others.
// Scaled by D_L = diag(beta h^2, 1), D_R = diag(1, 1/(beta h^2)), so that the matrix does not degenerate for small h
// (Bottasso, Dopico and Trainelli 2008).
//
// Newton begins at the w'_1 and lambda_1 that the steps of the same size before lead to (extrapolation.h).
//
// When the step changes from h_0 to h, a is carried over as w' + (h/h_0)(a - w'), because a_n approximates w' at
// t_n + (alpha_m - alpha_f) h.

#include "integrators/alpha/alpha_parameters.h"
#include "integrators/alpha/step_chart.h"
#include "integrators/integrator.h"

namespace gyre {

/// What distinguishes one method from another.
struct AlphaMethod {
  /// How many of the factors exp(h w_0), exp(h^2 (1/2-beta) a_0), exp(h^2 beta a_1) stand alone before the rest.
  int separateFactors = 0;
  std::unique_ptr<StepChart> chart = nullptr;  ///< null: the bodies' own coordinates
  /// Local error of x is h^3 (C_q v'' + velocityBracket [v, v']), and w'' = v'' + accelerationBracket [v, v'],
  /// for the Lie bracket [v, v'] (rotation part W x W'); see perturbed_start.h.
  double velocityBracket = 1.0 / 12, accelerationBracket = 0;
  bool perturbedStart = false;
  /// Kynema's ways: its convergence test as published, predictor w'_1 = 0, lambda_1 = 0, a fixed number of iterations.
  bool publishedTest = false;
  bool zeroPredictor = false;
  int fixedIterations = 0;         ///< 0: until the test passes
  bool givenAcceleration = false;  ///< w'_0 as the model gives it
};

std::unique_ptr<Integrator> makeAlphaIntegrator(const AlphaParameters& parameters, AlphaMethod method);

}  // namespace gyre
