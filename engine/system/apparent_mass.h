#pragma once
// How heavy a point of a body is to one who pulls at it, with all that its joints drag along:
//   m = r / tr(W),   W = J P J^T (point_mobility.h),   r = rank of W
// the harmonic mean over the r directions in which p can move at all; 1/W is the operational space inertia (Khatib
// 1987). Every eigenvalue of W is at most r/m: a spring k and a damper c at p act on the fastest direction with at most
// r k/m and r c/m.

#include "system/initial_conditions.h"

#include <optional>

namespace gyre {

/// @param here   a consistent state
/// @param body   index in the system
/// @param point  from the body's centre of mass in its axes [m]
/// Empty where the joints hold the point, or where the system is singular.
std::optional<double> apparentMass(const System& system, const InitialState& here, std::size_t body, const Vec3& point);

}  // namespace gyre
