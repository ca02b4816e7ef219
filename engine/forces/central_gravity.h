#pragma once
// Gravity of a fixed point mass: force -mu m r / |r|^3 on every body at its centre of mass, r = x - centre, potential
// -mu m / |r|. Bodies are points to it: no gravity gradient torque.

#include "forces/force.h"

namespace gyre {

struct CentralGravity {
  double mu = 3.986004418e14;  ///< gravitational parameter G M [m^3/s^2]; the default is the Earth's
  Vec3 centre = Vec3::Zero();  ///< inertial [m]
};

const ForceType& centralGravityType();

}  // namespace gyre
