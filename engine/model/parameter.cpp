#include "model/parameter.h"

namespace gyre {
namespace {

/// By the order of Quantity.
std::vector<std::string> namesOfQuantities() {
  std::vector<std::string> names{"none",          "length",
                                 "angle",         "time",
                                 "mass",          "inertia",
                                 "velocity",      "angular_velocity",
                                 "acceleration",  "angular_acceleration",
                                 "force",         "torque",
                                 "stiffness",     "rotational_stiffness",
                                 "damping",       "rotational_damping",
                                 "energy",        "power",
                                 "pressure",      "area",
                                 "second_moment", "gravitational_parameter",
                                 "density",       "curvature"};
  static_assert(static_cast<int>(lastQuantity) == 23, "a quantity was added: name it here");
  return names;
}

/// A number whose unit follows from the quantity that is chosen.
Field inChosenUnit(Field number) {
  number.quantityBy = [](const std::any& p) { return std::any_cast<const Parameter&>(p).quantity; };
  return number;
}

std::optional<Error> checkBounds(const std::any& any) {
  const auto& p = std::any_cast<const Parameter&>(any);
  if (p.maximum < p.minimum) return Error{.message = "a value not below 'minimum' was expected", .key = "maximum"};
  if (p.isBounded() && (p.value < p.minimum || p.value > p.maximum))
    return Error{.message = "a value between 'minimum' and 'maximum' was expected", .key = "value"};
  return std::nullopt;
}

}  // namespace

const TypeInfo& parameterType() {
  using P = Parameter;
  static const TypeInfo type{
      .category = Category::parameter,
      .id = "parameter",
      .label = "Parameter",
      .help =
          "A named number. Where an element wants a number it may have a formula such as \"2*k + 3 mm\" instead, "
          "which uses parameters by their names.",
      .fields = {inChosenUnit(field<P>(&P::value, {.key = "value",
                                                   .label = "Value",
                                                   .help = "In SI units, or a formula of other parameters",
                                                   .required = true})),
                 field<P>(&P::quantity, {.key = "quantity",
                                         .label = "Quantity",
                                         .help = "What it measures: its unit follows, and values may be typed in "
                                                 "others, as in \"20 mm\"",
                                         .choices = namesOfQuantities()}),
                 inChosenUnit(field<P>(&P::minimum,
                                       {.key = "minimum", .label = "From", .help = "Smallest value of its slider"})),
                 inChosenUnit(field<P>(&P::maximum, {.key = "maximum",
                                                     .label = "To",
                                                     .help = "Largest value of its slider; equal to the smallest: no "
                                                             "bounds"})),
                 field<P>(&P::help, {.key = "help", .label = "Meaning", .help = "What it stands for"})},
      .defaults = P{},
      .check = checkBounds,
  };
  return type;
}

}  // namespace gyre
