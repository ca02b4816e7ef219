#include "joints/fixed.h"

#include "joints/composed_joint.h"

namespace gyre {

const JointType& fixedType() {
  static const JointType type = composedType(
      "fixed", "Fixed joint",
      "Weld, 6 equations: the two markers coincide. Phi = (u, x1 . y2, y1 . z2, z1 . x2), u from marker 1 to marker 2 "
      "(Geradin and Cardona 2001, sec. 7.3).",
      "weld ground glue attach clamp rigid connection frame", Glyph::weld, [](const LinkEnds& e) {
        return JointEquations{std::tuple(coincidence(e), perpendicular(e, Axis::x, Axis::y),
                                         perpendicular(e, Axis::y, Axis::z), perpendicular(e, Axis::z, Axis::x)),
                              differentAxes};
      });
  return type;
}

}  // namespace gyre
