#include "joints/perpendicular.h"

#include "joints/composed_joint.h"

namespace gyre {

const JointType& perpendicularType() {
  static const JointType type = composedType("perpendicular", "Perpendicular axes",
                                             "1 equation: the z axes of the two markers stay perpendicular, wherever "
                                             "their origins are. Phi = z1 . z2 (Haug 1989, sec. 9.4).",
                                             {}, Glyph::perpendicularAxes, [](const LinkEnds& e) {
                                               return JointEquations{std::tuple(perpendicular(e, Axis::z, Axis::z))};
                                             });
  return type;
}

}  // namespace gyre
