#pragma once
// Mass, centre of mass and inertia of shapes of uniform density: m = rho V, J = rho (tr(S) I - S) about the centre.

#include "core/error.h"
#include "describe/value.h"

namespace gyre {

struct MassProperties {
  double mass = 0;             ///< [kg]
  Vec3 centre = Vec3::Zero();  ///< in the frame the shapes are placed in [m]
  Inertia inertia = {};        ///< about the centre, in the axes of that frame [kg m^2]
};

/// What the shapes have in common counts twice. Fails where there are none, or where one encloses no volume.
/// @param density  [kg/m^3]
Expected<MassProperties> massOfShapes(const Shapes& shapes, double density);

}  // namespace gyre
