#include "model/parameter.h"

namespace gyre {
namespace {

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
      .fields = {field<P>(&P::value, {.key = "value",
                                      .label = "Value",
                                      .help = "In SI units, or a formula of other parameters",
                                      .required = true}),
                 field<P>(&P::minimum, {.key = "minimum", .label = "From", .help = "Smallest value of its slider"}),
                 field<P>(&P::maximum, {.key = "maximum",
                                        .label = "To",
                                        .help = "Largest value of its slider; equal to the smallest: no bounds"}),
                 field<P>(&P::help, {.key = "help", .label = "Meaning", .help = "What it stands for"})},
      .defaults = P{},
      .check = checkBounds,
  };
  return type;
}

}  // namespace gyre
