#include "joints/revolute_spherical.h"

#include "joints/massless_link.h"

namespace gyre {

const JointType& revoluteSphericalType() {
  static const JointType type = masslessLinkType(
      "revolute_spherical", "Revolute-spherical link",
      "Massless rod, hinged about z of marker 1 at one end, with a ball in the origin of marker 2 at the other, "
      "2 equations. The first multiplier is the rod's force, positive in tension. Phi = (|u| - length, z1 . u), u from "
      "marker 1 to marker 2.",
      {}, Glyph::hingedRod, [](const MasslessLink& p) {
        return JointEquations{std::tuple(distance(p, p.length), noDisplacement(p, Axis::z))};
      });
  return type;
}

}  // namespace gyre
