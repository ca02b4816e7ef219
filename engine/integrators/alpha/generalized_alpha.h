#pragma once
// Coefficients of the generalized-alpha methods (Chung and Hulbert 1993; Bruels and Cardona 2010, table 1).

namespace gyre {

struct AlphaCoefficients {
  double alpha_m, alpha_f, gamma, beta;

  explicit AlphaCoefficients(double rho_inf)
      : alpha_m((2 * rho_inf - 1) / (rho_inf + 1)),
        alpha_f(rho_inf / (rho_inf + 1)),
        gamma(0.5 + alpha_f - alpha_m),
        beta(0.25 * (gamma + 0.5) * (gamma + 0.5)) {}

  /// D: a_n stands for the acceleration at t_n + D h.
  double shift() const { return alpha_m - alpha_f; }
  /// C_q: the step relations miss h^3 C_q times the third derivative of the position.
  double errorConstant() const { return 1.0 / 6 - beta - shift() / 2; }
  double betaPrime(double h) const { return (1 - alpha_m) / (beta * h * h * (1 - alpha_f)); }
  double gammaPrime(double h) const { return gamma / (beta * h); }
};

}  // namespace gyre
