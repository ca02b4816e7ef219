#include "joints/prismatic.h"

#include "joints/composed_joint.h"

namespace gyre {

const JointType& prismaticType() {
  static const JointType type = composedType(
      "prismatic", "Prismatic joint",
      "Slider, 5 equations: marker 2 moves along the z axis of marker 1 and does not turn.",
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
