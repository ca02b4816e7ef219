#include "joints/planar.h"

#include "joints/composed_joint.h"

namespace gyre {

const JointType& planarType() {
  static const JointType type =
      composedType("planar", "Planar joint",
                   "Face on face, 3 equations: marker 2 moves in the x-y plane of marker 1 and turns about its normal. "
                   "Phi = (z1 . u, x1 . z2, y1 . z2), u from marker 1 to marker 2 (Haug 1989, sec. 9.4).",
                   "plane table", Glyph::plate, [](const LinkEnds& e) {
                     return JointEquations{
                         std::tuple(noDisplacement(e, Axis::z), perpendicular(e, Axis::x, Axis::z),
                                    perpendicular(e, Axis::y, Axis::z)),
                         opposedAxes<Axis::z>,
                         {displacement(e, CoordinateName::displacement_x, Axis::x),
                          displacement(e, CoordinateName::displacement_y, Axis::y), angle(e, CoordinateName::angle)}};
                   });
  return type;
}

}  // namespace gyre
