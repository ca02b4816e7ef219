#include "joints/cylindrical.h"

#include "joints/composed_joint.h"

namespace gyre {

const JointType& cylindricalType() {
  static const JointType type = composedType(
      "cylindrical", "Cylindrical joint",
      "Sleeve on a shaft, 4 equations: marker 2 moves along the z axis of marker 1 and turns about it. Phi = (x1 . u, "
      "y1 . u, x1 . z2, y1 . z2), u from marker 1 to marker 2 (Geradin and Cardona 2001, sec. 7.7).",
      "sleeve piston slider shaft", Glyph::sleeve, [](const LinkEnds& e) {
        return JointEquations{std::tuple(noDisplacement(e, Axis::x), noDisplacement(e, Axis::y),
                                         perpendicular(e, Axis::x, Axis::z), perpendicular(e, Axis::y, Axis::z)),
                              opposedAxes<Axis::z>,
                              {angle(e, CoordinateName::angle), displacement(e, CoordinateName::displacement)}};
      });
  return type;
}

}  // namespace gyre
