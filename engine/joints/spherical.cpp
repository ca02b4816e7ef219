#include "joints/spherical.h"

#include "joints/composed_joint.h"

namespace gyre {

const JointType& sphericalType() {
  static const JointType type = composedType(
      "spherical", "Spherical joint",
      "Ball joint, 3 equations: the origins of the two markers coincide. Multipliers in inertial axes [N]. Phi = x2 + "
      "R2 X2 - x1 - R1 X1 (Bruels and Cardona 2010, eq. 79).",
      "ball socket", Glyph::ball, [](const LinkEnds& e) { return JointEquations{std::tuple(coincidence(e))}; });
  return type;
}

}  // namespace gyre
