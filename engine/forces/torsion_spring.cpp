#include "forces/torsion_spring.h"

#include "forces/coordinate_force.h"
#include "forces/spring_law.h"

namespace gyre {
namespace {

const Argument turned{.name = "x", .quantity = Quantity::angle};
const Argument turningRate{.name = "v", .quantity = Quantity::angularVelocity};

SpringLaw lawOf(const TorsionSpring& p) {
  const bool stops = p.max_angle > p.min_angle;
  return {.rest = p.free_angle,
          .k = p.stiffness,
          .c = p.damping,
          .preload = p.preload,
          .force = CompiledFunction::compile(p.torque, turned).value(),
          .damping_force = CompiledFunction::compile(p.damping_torque, turningRate).value(),
          .lower = p.min_angle - p.free_angle,
          .upper = p.max_angle - p.free_angle,
          .stop = stops ? p.stop_stiffness : 0};
}

std::optional<Error> checkTorsionSpring(const std::any& any) {
  const auto& p = std::any_cast<const TorsionSpring&>(any);
  if (p.max_angle < p.min_angle)
    return Error{.message = "an angle above min_angle was expected (or the same for no stops)", .key = "max_angle"};
  return checkEnds<TorsionSpring>(any);
}

std::vector<Field> linearFields() {
  using P = TorsionSpring;
  return {
      field<P>(&P::stiffness, {.key = "stiffness",
                               .label = "Stiffness",
                               .help = "k",
                               .quantity = Quantity::rotationalStiffness,
                               .range = nonNegative,
                               .required = true}),
      field<P>(&P::damping, {.key = "damping",
                             .label = "Damping",
                             .help = "c",
                             .quantity = Quantity::rotationalDamping,
                             .range = nonNegative}),
      field<P>(&P::free_angle, {.key = "free_angle",
                                .label = "Free angle",
                                .help = "Angle of marker 2 against marker 1 at which the spring's own torque vanishes",
                                .quantity = Quantity::angle}),
      field<P>(&P::preload, {.key = "preload",
                             .label = "Preload",
                             .help = "Torque at the free angle; positive turns marker 2 back",
                             .quantity = Quantity::torque})};
}

std::vector<Field> lawFields() {
  using P = TorsionSpring;
  return {field<P>(&P::torque, {.key = "torque",
                                .label = "Torque law",
                                .help = "Torque over the angle x from the free angle, added to the linear part",
                                .quantity = Quantity::torque,
                                .advanced = true,
                                .argument = turned}),
          field<P>(&P::damping_torque, {.key = "damping_torque",
                                        .label = "Damping law",
                                        .help = "Torque over the rate v, added to the linear part",
                                        .quantity = Quantity::torque,
                                        .advanced = true,
                                        .argument = turningRate}),
          field<P>(&P::min_angle, {.key = "min_angle",
                                   .label = "Smallest angle",
                                   .help = "Below it the stop pushes back",
                                   .quantity = Quantity::angle,
                                   .advanced = true}),
          field<P>(&P::max_angle, {.key = "max_angle",
                                   .label = "Largest angle",
                                   .help = "Above it the stop pushes back; the same as the smallest: no stops",
                                   .quantity = Quantity::angle,
                                   .advanced = true}),
          field<P>(&P::stop_stiffness, {.key = "stop_stiffness",
                                        .label = "Stiffness of the stops",
                                        .help = "Torque of a stop over how far the angle is beyond it",
                                        .quantity = Quantity::rotationalStiffness,
                                        .range = nonNegative,
                                        .advanced = true})};
}

}  // namespace

const ForceType& torsionSpringType() {
  using P = TorsionSpring;
  static const ForceType type = [] {
    std::vector<Field> fields = endFields<P>();
    for (auto& part : {linearFields(), lawFields()}) fields.insert(fields.end(), part.begin(), part.end());
    return ForceType{
        {.category = Category::force,
         .id = "torsion_spring",
         .label = "Torsion spring and damper",
         .help = "Between two markers about their z axes: torque N = k x + f(x) + preload + c v + d(v), x the angle "
                 "from the free angle, v its rate, with the laws f and d as expressions or tables, and stops. The "
                 "angle starts within half a turn and counts through full turns from there.",
         .words = "coil clock spiral",
         .glyph = Glyph::torsionSpring,
         .fields = std::move(fields),
         .defaults = P{},
         .check = checkTorsionSpring},
        [](const std::any& any) -> std::unique_ptr<Force> {
          const auto& p = std::any_cast<const P&>(any);
          return std::make_unique<CoordinateForce<TwistAngle, SpringLaw>>(p, lawOf(p));
        }};
  }();
  return type;
}

}  // namespace gyre
