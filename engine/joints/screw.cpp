#include "joints/screw.h"

#include "joints/coordinate_constraint.h"
#include "joints/coordinate_fields.h"
#include "joints/cylindrical.h"

#include <numbers>

namespace gyre {
namespace {

struct Screw : LinkEnds {
  double pitch = 0.01;  ///< [m per turn]
};

CoordinateConstraint thread(const Screw& p) {
  return {.terms = {{ground, CoordinateName::displacement, 1},
                    {ground, CoordinateName::angle, -p.pitch / (2 * std::numbers::pi)}},
          .fromStart = true,
          .rowName = "thread"};
}

std::optional<Error> checkScrew(const std::any& any) {
  if (auto bad = checkEnds<Screw>(any)) return bad;
  return checkFactor(std::any_cast<const Screw&>(any).pitch, "pitch");
}

}  // namespace

const JointType& screwType() {
  using P = Screw;
  static const JointType type = [] {
    std::vector<Field> fields = endFields<P>();
    fields.push_back(field<P>(&P::pitch, {.key = "pitch",
                                          .label = "Pitch",
                                          .help = "Displacement per turn; positive for a right-hand thread",
                                          .quantity = Quantity::length,
                                          .required = true}));
    return JointType{
        {.category = Category::joint,
         .id = "screw",
         .label = "Screw joint",
         .help = "Nut on a thread, 5 equations: marker 2 turns about the z axis of marker 1 and moves along "
                 "it by the pitch per turn. As a sleeve, with d - d(0) = pitch / (2 pi) (theta - theta(0)) for the "
                 "displacement d and the angle theta (Geradin and Cardona 2001, ch. 7).",
         .words = "spindle thread nut bolt",
         .glyph = Glyph::screw,
         .fields = std::move(fields),
         .defaults = P{},
         .check = checkScrew},
        [](const std::any& p) { return cylindricalType().create(LinkEnds(std::any_cast<const P&>(p))); },
        [](const std::any& p) { return thread(std::any_cast<const P&>(p)); }};
  }();
  return type;
}

}  // namespace gyre
