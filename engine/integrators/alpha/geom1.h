#pragma once
// Lie-group generalized-alpha method of Bruels and Cardona 2010, first geometric form (eq. 15):
//
//   q_1 = q_0 exp(h v_0 + h^2 (1/2-beta) a_0 + h^2 beta a_1)
//
// with the step relations, Newton iteration and scaling of alpha_integrator.h.
// Second order; the spectral radius at infinite frequency is rho_inf. rho_inf = 1 is not stable with constraints.

#include "integrators/alpha/alpha_parameters.h"
#include "integrators/integrator.h"

namespace gyre {

struct Geom1 : GeometricAlpha {};

const IntegratorType& geom1Type();

}  // namespace gyre
