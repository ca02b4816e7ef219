#pragma once
// A uniform beam between two markers, its axis along x of both. The mass is that of the bodies it connects.
//
// strain halfway: straight; unloaded, marker 2 is at (L, 0, 0) of marker 1 with the same orientation. In axes halfway
// between the markers (the corotated frame) the deflection is small and
//   axial  E A / L         shear  12 E I / (L^3 (1 + Phi)),  Phi = 12 E I / (G k A L^2)  in y (I_z) and z (I_y)
//   torsion  G J / L       bending  E I / L  about y and z
// which is, brought back to both ends, the 12 x 12 stiffness of Timoshenko's beam (Przemieniecki 1968, eq. 5.116) for
// any rotation of the beam as a whole and small relative deformation. Order 2 in L. Damping: C = beta K.
//
// strain helix: straight, or bent and twisted by curvatures that are the same all along; with the geometrically exact
// strains of Reissner (1981) and Simo (1985) along the helix between the markers (forces/helix_law.h), large
// deflections and 6 x 6 section laws. Order 4 in L; small and straight it is the beam above.

#include "bodies/link_ends.h"
#include "forces/force.h"

namespace gyre {

struct Beam : LinkEnds {
  enum class Strain { halfway, helix };
  double length = 1;               ///< L [m], along the unloaded axis
  double youngs_modulus = 210e9;   ///< E [Pa]
  double shear_modulus = 81e9;     ///< G [Pa]
  double area = 1e-4;              ///< A [m^2]
  double inertia_y = 1e-9;         ///< I_y [m^4]
  double inertia_z = 1e-9;         ///< I_z [m^4]
  double torsion_constant = 2e-9;  ///< J [m^4]
  double shear_factor_y = 0;       ///< k in y; 0: no shear deformation
  double shear_factor_z = 0;       ///< k in z
  double damping_time = 0;         ///< beta [s]
  Strain strain = Strain::halfway;
  Vec3 curvature = Vec3::Zero();   ///< of the unloaded axis: twist about x, curvature about y and z [1/m]
  Matrix6 section_stiffness = {};  ///< of N, Q_y, Q_z, M_x, M_y, M_z over their strains, where it is not zero
};

/// Stiffness of the six deflections in the halfway frame: x y z, rotation x y z.
Vec6 beamStiffness(const Beam& beam);

const ForceType& beamType();

}  // namespace gyre
