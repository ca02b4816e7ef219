#include "joints/point_on_plane.h"

#include "joints/composed_joint.h"

namespace gyre {

const JointType& pointOnPlaneType() {
  static const JointType type =
      composedType("point_on_plane", "Point on a plane",
                   "Ball on a plate, 1 equation: the origin of marker 2 moves in the x-y plane of marker 1. Phi = z1 . "
                   "u, u from marker 1 to marker 2 (Haug 1989, sec. 9.4).",
                   {}, Glyph::pointOnPlane, [](const LinkEnds& e) {
                     return JointEquations{std::tuple(noDisplacement(e, Axis::z)),
                                           nullptr,
                                           {displacement(e, CoordinateName::displacement_x, Axis::x),
                                            displacement(e, CoordinateName::displacement_y, Axis::y)}};
                   });
  return type;
}

}  // namespace gyre
