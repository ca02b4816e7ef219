#pragma once
// What a section of a flexible beam resists and weighs. Shapes: area A, second moments I, torsion by Saint-Venant's
// solution (rectangle: Timoshenko and Goodier 1970, art. 109), shear factors by Cowper (1966, table 1).

#include "core/error.h"
#include "flexible/along_line.h"
#include "flexible/flexible_beam.h"

#include <array>
#include <optional>

namespace gyre {

struct BeamSection {
  Mat6 compliance = Mat6::Zero();     ///< C^-1; of N, Q_y, Q_z, T, M_y, M_z
  double mass = 0;                    ///< per length [kg/m]
  Vec3 inertia = Vec3::Zero();        ///< per length, about x, y, z [kg m]
  Vec3 stressFactors = Vec3::Zero();  ///< largest stress at the outline per N, M_y, M_z [1/m^2, 1/m^3]
  bool isRound = false;               ///< bending moments about y and z then add as vectors
  Vec2 size = Vec2::Zero();           ///< width and height, to draw
  double wall = 0;                    ///< of a tube, to draw; half its diameter: it is solid

  /// Largest normal stress of the outline [Pa]; 0 where the section has no shape.
  double stress(const Vec6& forces) const;
};

/// The sections of a beam.
class BeamSections {
 public:
  /// @pre the beam outlives them
  explicit BeamSections(const FlexibleBeam& beam);

  /// At s from 0 to 1.
  BeamSection at(double s) const;
  /// What is wrong with the section at s.
  std::optional<Error> check(double s) const;

 private:
  struct Geometry {
    double area, Iy, Iz, torsion, shearFactor;
  };
  /// @param out  gets what of the shape is reported and drawn
  Geometry geometry(double s, BeamSection& out) const;
  Mat6 stiffness(double s) const;
  std::optional<Error> checkStiffness(double s) const;
  std::optional<Error> checkShape(double s) const;

  const FlexibleBeam& p_;
  AlongLine width_, height_, diameter_, wall_, mass_;
  std::array<AlongLine, 6> stiffness_;  ///< EA to EI_z
};

/// What is wrong with a section at the start, in the middle or at the end.
std::optional<Error> checkSection(const FlexibleBeam& beam);

}  // namespace gyre
