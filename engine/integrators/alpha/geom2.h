#pragma once
// Lie-group generalized-alpha method of Bruels and Cardona 2010, second geometric form (eq. 16):
//
//   q_1 = q_0 exp(h v_0) exp(h^2 (1/2-beta) a_0 + h^2 beta a_1)
//
// with the step relations, Newton iteration and scaling of alpha_integrator.h.
// For free axisymmetric bodies it keeps the cone of the precession better than geom1.

#include "integrators/alpha/alpha_parameters.h"
#include "integrators/integrator.h"

namespace gyre {

struct Geom2 : GeometricAlpha {};

const IntegratorType& geom2Type();

}  // namespace gyre
