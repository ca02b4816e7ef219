#pragma once
// One step of a rotation method for a whole system, with constraints by RATTLE (Andersen 1983; on Lie groups:
// Leimkuhler and Skeel 1994, Reich 1994, McLachlan and Scovel 1995; Hairer, Lubich and Wanner 2006, sec. VII.1):
//
//   M u_0+ = M u_0 - (h/2) B(q_0)^T lambda            lambda such that Phi(q_1, t_1) = 0
//   kick    h k_0 f_0,  drift (q_0, u) -> (q_1, u),  kick h k_1 f_1      the map of each method (rotation_map.h)
//   M u_1  = M u  - (h/2) B(q_1)^T mu                 mu such that B(q_1) u_1 + Phi_t = 0
//
// Bodies' rotations are the method's; translations are those of the Verlet scheme (forces at the start and end), the
// implicit midpoint rule (forces in the middle) or the trapezoidal rule (forces at the end, implicit). Constraints are
// our extension of Krysl's methods; Newton for lambda with [M B_0^T; B_1 D 0], D = dq_1/du_0. A rigid body whose only
// constraint is a ball joint to ground turns about its fixed point instead, without unknowns (fixed_points.h), whatever
// holds other bodies.
// Forces that depend on velocities take those on the constraints: u_1 at the end, by fixed-point iteration; in the
// middle the mean of u_0+ and u.
// Reported v' and lambda are those of the index-1 system at the end of the step: of second order, unlike mu.

#include "integrators/integrator.h"
#include "integrators/rotation/composition.h"
#include "integrators/rotation/rotation_map.h"

namespace gyre {

/// Why methods with RATTLE refuse nonholonomic constraints.
inline constexpr const char* rattleVelocityRefusal =
    "the impulses of a RATTLE step hold positions on a constraint, and one of velocities alone has none; a "
    "generalized-alpha method or rkmk can";

std::unique_ptr<Integrator> makeRattle(const RunSettings& settings, std::unique_ptr<RotationMap> map,
                                       Composition composition = Composition::none);

}  // namespace gyre
