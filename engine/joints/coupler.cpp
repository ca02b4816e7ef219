#include "joints/coupler.h"

#include "joints/coordinate_constraint.h"
#include "joints/coordinate_fields.h"

namespace gyre {
namespace {

struct Coupler {
  ElementId joint1 = ground, joint2 = ground, joint3 = ground;  ///< 3: ground where there is none
  CoordinateName coordinate1 = CoordinateName::angle, coordinate2 = CoordinateName::angle,
                 coordinate3 = CoordinateName::angle;
  double ratio = 1, ratio3 = 1, offset = 0;
};

CoordinateConstraint couplerConstraint(const Coupler& p) {
  CoordinateConstraint constraint{
      .terms = {{p.joint1, p.coordinate1, 1, "coordinate1"}, {p.joint2, p.coordinate2, -p.ratio, "coordinate2"}},
      .f = {.constant = p.offset},
      .rowName = "coupling of the coordinates"};
  if (p.joint3 != ground) constraint.terms.push_back({p.joint3, p.coordinate3, -p.ratio3, "coordinate3"});
  return constraint;
}

std::optional<Error> checkCoupler(const std::any& any) {
  const auto& p = std::any_cast<const Coupler&>(any);
  if (auto bad = checkFactor(p.ratio, "ratio")) return bad;
  return p.joint3 == ground ? std::nullopt : checkFactor(p.ratio3, "ratio3");
}

Field thirdJoint() {
  Field f = jointField(&Coupler::joint3, "joint3", "Joint 3", "Joint that has coordinate 3, as in a differential");
  f.required = false;
  f.advanced = true;
  return f;
}

Field thirdCoordinate() {
  Field f = coordinateField(&Coupler::coordinate3, "joint3", "coordinate3", "Coordinate 3");
  f.advanced = true;
  return f;
}

}  // namespace

const JointType& couplerType() {
  using P = Coupler;
  static const JointType type{
      {.category = Category::joint,
       .id = "coupler",
       .label = "Coupler",
       .help = "Two or three coordinates of joints in a linear relation, 1 equation: c1 = ratio c2 + offset, or "
               "c1 = ratio c2 + ratio3 c3 + offset. Angles count through full turns.",
       .glyph = Glyph::coupler,
       .fields = {jointField(&P::joint1, "joint1", "Joint 1", "Joint that has coordinate 1"),
                  coordinateField(&P::coordinate1, "joint1", "coordinate1", "Coordinate 1"),
                  jointField(&P::joint2, "joint2", "Joint 2", "Joint that has coordinate 2"),
                  coordinateField(&P::coordinate2, "joint2", "coordinate2", "Coordinate 2"),
                  field<P>(&P::ratio, {.key = "ratio",
                                       .label = "Ratio",
                                       .help = "Change of coordinate 1 per change of coordinate 2, in m and rad",
                                       .required = true}),
                  field<P>(&P::offset, {.key = "offset",
                                        .label = "Offset",
                                        .help = "Coordinate 1 where the others are zero, in m or rad"}),
                  thirdJoint(), thirdCoordinate(),
                  field<P>(&P::ratio3, {.key = "ratio3",
                                        .label = "Ratio 3",
                                        .help = "Change of coordinate 1 per change of coordinate 3, in m and rad",
                                        .advanced = true})},
       .defaults = P{},
       .check = checkCoupler},
      {},
      [](const std::any& p) { return couplerConstraint(std::any_cast<const P&>(p)); }};
  return type;
}

}  // namespace gyre
