#pragma once
// Lie-group generalized-alpha method of Bruels and Cardona 2010, third geometric form (eq. 17):
//
//   q_1 = q_0 exp(h v_0) exp(h^2 (1/2-beta) a_0) exp(h^2 beta a_1)
//
// with the step relations, Newton iteration and scaling of alpha_integrator.h.
// Differs from geom2 by terms of order h^5 per step.

#include "integrators/alpha/alpha_parameters.h"
#include "integrators/integrator.h"

namespace gyre {

struct Geom3 : GeometricAlpha {};

const IntegratorType& geom3Type();

}  // namespace gyre
