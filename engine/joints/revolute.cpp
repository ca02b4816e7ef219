#include "joints/revolute.h"

#include "joints/composed_joint.h"

namespace gyre {

const JointType& revoluteType() {
  static const JointType type = composedType(
      "revolute", "Revolute joint",
      "Hinge, 5 equations: the origins of the two markers coincide and their z axes are parallel. Phi = (u, x1 . z2, "
      "y1 . z2), u from marker 1 to marker 2 (Geradin and Cardona 2001, sec. 7.5).",
      "hinge pin pivot bearing axle shaft swivel", Glyph::hinge, [](const LinkEnds& e) {
        return JointEquations{
            std::tuple(coincidence(e), perpendicular(e, Axis::x, Axis::z), perpendicular(e, Axis::y, Axis::z)),
            opposedAxes<Axis::z>,
            {angle(e, CoordinateName::angle)}};
      });
  return type;
}

}  // namespace gyre
