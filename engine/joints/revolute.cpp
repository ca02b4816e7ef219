#include "joints/revolute.h"

#include "joints/composed_joint.h"

namespace gyre {

const JointType& revoluteType() {
  static const JointType type = composedType(
      "revolute", "Revolute joint",
      "Hinge, 5 equations: the origins of the two markers coincide and their z axes are parallel.",
      "hinge pin pivot bearing axle shaft swivel", Glyph::hinge, [](const LinkEnds& e) {
        return JointEquations{
            std::tuple(coincidence(e), perpendicular(e, Axis::x, Axis::z), perpendicular(e, Axis::y, Axis::z)),
            opposedAxes<Axis::z>,
            {angle(e, CoordinateName::angle)}};
      });
  return type;
}

}  // namespace gyre
