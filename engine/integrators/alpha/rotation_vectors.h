#pragma once
// The classical generalized-alpha method in rotation vectors, re-centred each step (Cardona and Geradin 1988;
// "linear" in Bruels and Cardona 2010, sec. 5.1):
//
//   R = R_0 exp(psi),   W = T(psi) psi',   W' = T(psi) psi'' + T'(psi, psi') psi',   psi = 0 at the start of a step,
//
// with the step relations of alpha_integrator.h for (psi, psi', psi''); translations are as in any other method.
// After a step psi' and a are carried over: psi' <- T psi', a <- T a + T' psi'. |psi| must stay below 2 pi per step.

#include "integrators/alpha/alpha_parameters.h"
#include "integrators/integrator.h"

namespace gyre {

struct Linear : GeometricAlpha {};

const IntegratorType& linearType();

}  // namespace gyre
