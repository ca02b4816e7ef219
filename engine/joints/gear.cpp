#include "joints/gear.h"

#include "joints/coordinate_constraint.h"
#include "joints/coordinate_fields.h"

namespace gyre {
namespace {

struct Gear {
  ElementId joint1 = ground, joint2 = ground;
  double ratio = -1;
  CoordinateName angle1 = CoordinateName::angle, angle2 = CoordinateName::angle;
};

CoordinateConstraint gearConstraint(const Gear& p) {
  return {.terms = {{p.joint1, p.angle1, 1, "joint1"}, {p.joint2, p.angle2, -p.ratio, "joint2"}},
          .fromStart = true,
          .rowName = "meshing of the gears"};
}

}  // namespace

const JointType& gearType() {
  using P = Gear;
  static const JointType type{
      {.category = Category::joint,
       .id = "gear",
       .label = "Gear",
       .help = "Two angles in a fixed ratio, 1 equation: joint 1 turns `ratio` times as fast as joint 2. Negative for "
               "two external gears. Phi = (theta_1 - theta_1(0)) - ratio (theta_2 - theta_2(0)).",
       .words = "transmission belt chain pulley",
       .glyph = Glyph::gear,
       .fields = {jointField(&P::joint1, "joint1", "Joint 1", "Joint whose angle is theta_1"),
                  jointField(&P::joint2, "joint2", "Joint 2", "Joint whose angle is theta_2"),
                  field<P>(&P::ratio, {.key = "ratio",
                                       .label = "Ratio",
                                       .help = "theta_1 / theta_2: teeth of gear 2 over teeth of gear 1, negative for "
                                               "external gears",
                                       .required = true}),
                  coordinateField(&P::angle1, "joint1", "angle1", "Angle of joint 1"),
                  coordinateField(&P::angle2, "joint2", "angle2", "Angle of joint 2")},
       .defaults = P{},
       .check = [](const std::any& p) { return checkFactor(std::any_cast<const P&>(p).ratio, "ratio"); }},
      {},
      [](const std::any& p) { return gearConstraint(std::any_cast<const P&>(p)); }};
  return type;
}

}  // namespace gyre
