#include "joints/universal.h"

#include "joints/composed_joint.h"

namespace gyre {

const JointType& universalType() {
  static const JointType type =
      composedType("universal", "Universal joint",
                   "Hooke or Cardan joint, 4 equations: the origins of the markers coincide; the cross has its arms "
                   "along x of marker 1 and y of marker 2, which stay perpendicular. The shafts lie along z. Phi = (u, "
                   "x1 . y2), u from marker 1 to marker 2 (Geradin and Cardona 2001, sec. 7.9).",
                   "hooke cardan u-joint", Glyph::cardan, [](const LinkEnds& e) {
                     return JointEquations{std::tuple(coincidence(e), perpendicular(e, Axis::x, Axis::y)),
                                           nullptr,
                                           {angle(e, CoordinateName::angle_1, {Axis::y, Axis::y}, {Axis::z, Axis::y}),
                                            angle(e, CoordinateName::angle_2, {Axis::x, Axis::x}, {Axis::x, Axis::z})}};
                   });
  return type;
}

}  // namespace gyre
