#pragma once
// A straight uniform beam between two markers, its axis along x of both; unloaded, marker 2 is at (L, 0, 0) of marker 1
// with the same orientation. In axes halfway between the markers (the corotated frame) the deflection is small and
//   axial  E A / L         shear  12 E I / (L^3 (1 + Phi)),  Phi = 12 E I / (G k A L^2)  in y (I_z) and z (I_y)
//   torsion  G J / L       bending  E I / L  about y and z
// which is, brought back to both ends, the 12 x 12 stiffness of Timoshenko's beam (Przemieniecki 1968, eq. 5.116) for
// any rotation of the beam as a whole and small relative deformation. The mass is that of the bodies it connects.
// Damping: C = beta K.

#include "bodies/link_ends.h"
#include "forces/force.h"

namespace gyre {

struct Beam : LinkEnds {
  double length = 1;               ///< L [m]
  double youngs_modulus = 210e9;   ///< E [Pa]
  double shear_modulus = 81e9;     ///< G [Pa]
  double area = 1e-4;              ///< A [m^2]
  double inertia_y = 1e-9;         ///< I_y [m^4]
  double inertia_z = 1e-9;         ///< I_z [m^4]
  double torsion_constant = 2e-9;  ///< J [m^4]
  double shear_factor_y = 0;       ///< k in y; 0: no shear deformation
  double shear_factor_z = 0;       ///< k in z
  double damping_time = 0;         ///< beta [s]
};

/// Stiffness of the six deflections in the halfway frame: x y z, rotation x y z.
Vec6 beamStiffness(const Beam& beam);

const ForceType& beamType();

}  // namespace gyre
