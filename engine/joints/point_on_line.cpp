#include "joints/point_on_line.h"

#include "joints/composed_joint.h"

namespace gyre {

const JointType& pointOnLineType() {
  static const JointType type =
      composedType("point_on_line", "Point on a line",
                   "Ball in a straight groove, 2 equations: the origin of marker 2 moves along the z axis of marker 1. "
                   "Phi = (x1 . u, y1 . u), u from marker 1 to marker 2 (Haug 1989, sec. 9.4).",
                   {}, Glyph::pointOnLine, [](const LinkEnds& e) {
                     return JointEquations{std::tuple(noDisplacement(e, Axis::x), noDisplacement(e, Axis::y)),
                                           nullptr,
                                           {displacement(e, CoordinateName::displacement)}};
                   });
  return type;
}

}  // namespace gyre
