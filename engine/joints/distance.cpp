#include "joints/distance.h"

#include "joints/massless_link.h"

namespace gyre {

const JointType& distanceType() {
  static const JointType type = masslessLinkType(
      "distance", "Distance",
      "Massless rod with ball ends, 1 equation: the two markers' origins keep their distance. A positive multiplier is "
      "tension. Phi = |u| - length, u from marker 1 to marker 2.",
      "rod rope link string cable strut", Glyph::rod,
      [](const MasslessLink& p) { return JointEquations{std::tuple(distance(p, p.length))}; });
  return type;
}

}  // namespace gyre
