#pragma once
// The generalized-alpha method on SE(3) (Bruels, Cardona and Arnold 2012; Sonneville, Cardona and Bruels 2014):
// translation and rotation of a rigid body are coupled, velocities (V, W) are both in body axes, V = R^T x':
//
//   (x_1, R_1) = (x_0, R_0) o exp_SE3(u, p) = (x_0 + R_0 T(-p) u, R_0 exp(p)),
//   x' = R V,   x'' = R (V' + W x V),
//
// with the step relations of alpha_integrator.h for (V, W). A pivoted body is as in geom1, a particle as anywhere.
// Compared with R^3 x SO(3) (geom1) a body that turns about a fixed axis moves on an exact circle.

#include "integrators/alpha/alpha_parameters.h"
#include "integrators/integrator.h"

namespace gyre {

struct Se3 : AlphaParameters {};

const IntegratorType& se3Type();

}  // namespace gyre
