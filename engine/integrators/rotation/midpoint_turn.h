#pragma once
// A turn that is one midpoint drift (midpoint_drift.h) from the momentum c over the whole step.

#include "integrators/rotation/rotation_map.h"

namespace gyre {

Turn midpointTurn(const RotationInertia& inertia, double h, const Vec3& c, const Vec3& e, bool wantD);

}  // namespace gyre
