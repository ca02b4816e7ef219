#include "joints/prismatic.h"

#include "joints/composed_joint.h"

namespace gyre {

const JointType& prismaticType() {
  static const JointType type = composedType(
      "prismatic", "Prismatic joint",
      "Slider, 5 equations: marker 2 moves along the z axis of marker 1 and does not turn. Phi = (x1 . u, y1 . u, x1 . "
      "y2, y1 . z2, z1 . x2), u from marker 1 to marker 2 (Geradin and Cardona 2001, sec. 7.6).",
      "slider slide piston guide rail translational linear", Glyph::slider, [](const LinkEnds& e) {
        return JointEquations{
            std::tuple(noDisplacement(e, Axis::x), noDisplacement(e, Axis::y), perpendicular(e, Axis::x, Axis::y),
                       perpendicular(e, Axis::y, Axis::z), perpendicular(e, Axis::z, Axis::x)),
            differentAxes,
            {displacement(e, CoordinateName::displacement)}};
      });
  return type;
}

}  // namespace gyre
