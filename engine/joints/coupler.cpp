#include "joints/coupler.h"

#include "joints/coordinate_fields.h"
#include "joints/coordinate_law.h"

namespace gyre {
namespace {

struct Coupler {
  ElementId joint1 = ground, joint2 = ground;
  CoordinateName coordinate1 = CoordinateName::angle, coordinate2 = CoordinateName::angle;
  double ratio = 1, offset = 0;
};

CoordinateLaw couplerLaw(const Coupler& p) {
  return {.terms = {{p.joint1, p.coordinate1, 1, "coordinate1"}, {p.joint2, p.coordinate2, -p.ratio, "coordinate2"}},
          .f = {.constant = p.offset},
          .rowName = "coupling of the coordinates"};
}

std::optional<Error> checkCoupler(const std::any& any) {
  const auto& p = std::any_cast<const Coupler&>(any);
  if (auto bad = checkFactor(p.ratio, "ratio")) return bad;
  return checkDifferent(p.joint1, p.coordinate1, p.joint2, p.coordinate2, "joint2");
}

}  // namespace

const JointType& couplerType() {
  using P = Coupler;
  static const JointType type{
      {.category = Category::joint,
       .id = "coupler",
       .label = "Coupler",
       .help = "Two coordinates of joints in a linear relation, 1 equation: c1 = ratio c2 + offset. Angles count "
               "through full turns.",
       .glyph = Glyph::coupler,
       .fields = {jointField(&P::joint1, "joint1", "Joint 1", "Joint that has coordinate 1"),
                  coordinateField(&P::coordinate1, "coordinate1", "Coordinate 1"),
                  jointField(&P::joint2, "joint2", "Joint 2", "Joint that has coordinate 2"),
                  coordinateField(&P::coordinate2, "coordinate2", "Coordinate 2"),
                  field<P>(&P::ratio, {.key = "ratio",
                                       .label = "Ratio",
                                       .help = "Change of coordinate 1 per change of coordinate 2, in m and rad",
                                       .required = true}),
                  field<P>(&P::offset, {.key = "offset",
                                        .label = "Offset",
                                        .help = "Coordinate 1 where coordinate 2 is zero, in m or rad"})},
       .defaults = P{},
       .check = checkCoupler},
      {},
      [](const std::any& p) { return couplerLaw(std::any_cast<const P&>(p)); }};
  return type;
}

}  // namespace gyre
