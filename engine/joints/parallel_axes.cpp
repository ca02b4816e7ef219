#include "joints/parallel_axes.h"

#include "joints/composed_joint.h"

namespace gyre {

const JointType& parallelAxesType() {
  static const JointType type = composedType(
      "parallel_axes", "Parallel axes",
      "2 equations: the z axes of the two markers stay parallel, wherever their origins are. Phi = (x1 . z2, y1 . z2) "
      "(Haug 1989, sec. 9.4).",
      {}, Glyph::parallelAxes, [](const LinkEnds& e) {
        return JointEquations{std::tuple(perpendicular(e, Axis::x, Axis::z), perpendicular(e, Axis::y, Axis::z)),
                              opposedAxes<Axis::z>,
                              {angle(e, CoordinateName::angle)}};
      });
  return type;
}

}  // namespace gyre
