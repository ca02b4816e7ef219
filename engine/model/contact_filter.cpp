#include "model/contact_filter.h"

namespace gyre {
namespace {

std::optional<Error> checkBodies(const std::any& any) {
  const auto& p = std::any_cast<const ContactFilter&>(any);
  if (p.body1 != p.body2) return std::nullopt;
  return Error{.message = "two different bodies were expected", .key = "body2"};
}

}  // namespace

const TypeInfo& contactFilterType() {
  using P = ContactFilter;
  static const TypeInfo type{
      .category = Category::contactFilter,
      .id = "contact_filter",
      .label = "Contact filter",
      .help =
          "Two bodies that ignore each other, or that touch although a joint connects them. In files they are lists "
          "under the keys \"ignore\" and \"touch\": [[\"arm\", \"base\"]].",
      .fields = {field<P>(&P::body1, {.key = "body1", .label = "Body 1", .help = "One of the two", .required = true}),
                 field<P>(&P::body2, {.key = "body2", .label = "Body 2", .help = "The other one", .required = true}),
                 field<P>(&P::rule, {.key = "rule",
                                     .label = "They",
                                     .help = "Ignore each other, or touch even if a joint connects them",
                                     .choices = {"ignore", "touch"}})},
      .defaults = P{},
      .check = checkBodies,
      .between = {"body1", "body2", "bodies"},
  };
  return type;
}

}  // namespace gyre
