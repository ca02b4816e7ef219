#include "joints/universal_spherical.h"

#include "joints/massless_link.h"

namespace gyre {

const JointType& universalSphericalType() {
  static const JointType type = masslessLinkType(
      "universal_spherical", "Universal-spherical link",
      "Massless rod that cannot spin, with a universal joint about z of marker 1 at one end and a ball in the origin "
      "of "
      "marker 2 at the other, 1 equation. A positive multiplier is tension. Phi = |u| - length, u from marker 1 to "
      "marker 2.",
      {}, Glyph::crossedRod, [](const MasslessLink& p) { return JointEquations{std::tuple(distance(p, p.length))}; });
  return type;
}

}  // namespace gyre
