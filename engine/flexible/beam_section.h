#pragma once
// What a section of a flexible beam resists and weighs. Shapes: area A, second moments I, torsion by Saint-Venant's
// solution (rectangle: Timoshenko and Goodier 1970, art. 109), shear factors by Cowper (1966, table 1).

#include "core/error.h"
#include "flexible/flexible_beam.h"

#include <optional>

namespace gyre {

struct BeamSection {
  Mat6 compliance = Mat6::Zero();     ///< C^-1; of N, Q_y, Q_z, T, M_y, M_z
  double mass = 0;                    ///< per length [kg/m]
  Vec3 inertia = Vec3::Zero();        ///< per length, about x, y, z [kg m]
  Vec3 stressFactors = Vec3::Zero();  ///< largest stress at the outline per N, M_y, M_z [1/m^2, 1/m^3]
  bool isRound = false;               ///< bending moments about y and z then add as vectors
  Vec2 size = Vec2::Zero();           ///< width and height, to draw

  /// Largest normal stress of the outline [Pa]; 0 where the section has no shape.
  double stress(const Vec6& forces) const;
};

/// At s from 0 to 1.
BeamSection sectionAt(const FlexibleBeam& beam, double s);
/// What is wrong with the section somewhere along the beam.
std::optional<Error> checkSection(const FlexibleBeam& beam);

}  // namespace gyre
