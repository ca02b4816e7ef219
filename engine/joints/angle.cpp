#include "joints/angle.h"

#include "joints/composed_joint.h"

#include <cmath>
#include <numbers>

namespace gyre {
namespace {

struct Angle : LinkEnds {
  double angle = std::numbers::pi / 4;  ///< [rad]
};

JointEquation<PerpendicularAxes> fixedAngle(const Angle& p) {
  const Vec3 z1 = p.frame1.orientation * Vec3::UnitZ(), z2 = p.frame2.orientation * Vec3::UnitZ();
  return {PerpendicularAxes{{z1, z2}, std::cos(p.angle)}, "angle between z1 and z2"};
}

}  // namespace

const JointType& angleType() {
  using P = Angle;
  static const JointType type = [] {
    std::vector<Field> fields = endFields<P>();
    fields.push_back(field<P>(
        &P::angle, {.key = "angle",
                    .label = "Angle",
                    .help = "Between the z axes of the markers",
                    .quantity = Quantity::angle,
                    .range = {.minimum = 0, .maximum = std::numbers::pi, .openMinimum = true, .openMaximum = true}}));
    return JointType{{.category = Category::joint,
                      .id = "angle",
                      .label = "Angle between axes",
                      .help = "1 equation: the z axes of the two markers keep their angle, wherever their origins are. "
                              "Phi = z1 . z2 - cos(angle).",
                      .glyph = Glyph::axesAngle,
                      .fields = std::move(fields),
                      .defaults = P{},
                      .check = checkEnds<P>},
                     [](const std::any& any) {
                       const auto& p = std::any_cast<const P&>(any);
                       return composedJoint(p, JointEquations{std::tuple(fixedAngle(p))});
                     }};
  }();
  return type;
}

}  // namespace gyre
