#include "joints/rack_pinion.h"

#include "joints/coordinate_constraint.h"
#include "joints/coordinate_fields.h"

namespace gyre {
namespace {

struct RackPinion {
  ElementId pinion = ground, rack = ground;
  double radius = 0.1;  ///< [m]
  CoordinateName angle = CoordinateName::angle, displacement = CoordinateName::displacement;
};

CoordinateConstraint rackConstraint(const RackPinion& p) {
  return {.terms = {{p.rack, p.displacement, 1, "rack"}, {p.pinion, p.angle, -p.radius, "pinion"}},
          .fromStart = true,
          .rowName = "rolling of the pinion on the rack"};
}

}  // namespace

const JointType& rackPinionType() {
  using P = RackPinion;
  static const JointType type{
      {.category = Category::joint,
       .id = "rack_pinion",
       .label = "Rack and pinion",
       .help = "A displacement that follows an angle, 1 equation: the rack moves by radius times the pinion's angle. "
               "Phi = (d - d(0)) - radius (theta - theta(0)).",
       .words = "gear steering",
       .glyph = Glyph::rack,
       .fields = {jointField(&P::pinion, "pinion", "Pinion", "Joint whose angle is the pinion's"),
                  jointField(&P::rack, "rack", "Rack", "Joint whose displacement is the rack's"),
                  field<P>(&P::radius, {.key = "radius",
                                        .label = "Radius",
                                        .help = "Of the pitch circle; negative where the rack moves the other way",
                                        .quantity = Quantity::length,
                                        .required = true}),
                  coordinateField(&P::angle, "pinion", "angle", "Angle of the pinion"),
                  coordinateField(&P::displacement, "rack", "displacement", "Displacement of the rack")},
       .defaults = P{},
       .check = [](const std::any& p) { return checkFactor(std::any_cast<const P&>(p).radius, "radius"); }},
      {},
      [](const std::any& p) { return rackConstraint(std::any_cast<const P&>(p)); }};
  return type;
}

}  // namespace gyre
