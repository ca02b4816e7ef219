#include "integrators/integrator.h"

#include <fmt/format.h>

namespace gyre {

std::optional<Error> refusal(const IntegratorType& type, const Model& model) {
  const Capabilities& can = type.capabilities;
  const auto refused = [&](std::string message) {
    return Error{.message = std::move(message), .element = "simulation", .key = "integrator"};
  };
  for (const Element* joint : model.active(Category::joint)) {
    if (!can.constraints)
      return refused(fmt::format("{} cannot run a model with joints: {}", type.id, can.noConstraints));
    if (static_cast<const JointType&>(*joint->type).nonholonomic && !can.noVelocityConstraints.empty())
      return refused(fmt::format("{} cannot run the nonholonomic constraint '{}': {}", type.id, joint->name,
                                 can.noVelocityConstraints));
  }
  return std::nullopt;
}

}  // namespace gyre
