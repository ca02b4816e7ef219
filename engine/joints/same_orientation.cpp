#include "joints/same_orientation.h"

#include "joints/composed_joint.h"

namespace gyre {

const JointType& sameOrientationType() {
  static const JointType type = composedType(
      "same_orientation", "Same orientation",
      "3 equations: the axes of the two markers stay parallel, wherever their origins are. Phi = (x1 . y2, y1 . z2, z1 "
      ". x2).",
      {}, Glyph::sameOrientation, [](const LinkEnds& e) {
        return JointEquations{std::tuple(perpendicular(e, Axis::x, Axis::y), perpendicular(e, Axis::y, Axis::z),
                                         perpendicular(e, Axis::z, Axis::x)),
                              differentAxes,
                              {displacement(e, CoordinateName::displacement_x, Axis::x),
                               displacement(e, CoordinateName::displacement_y, Axis::y),
                               displacement(e, CoordinateName::displacement_z, Axis::z)}};
      });
  return type;
}

}  // namespace gyre
