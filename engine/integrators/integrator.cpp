#include "integrators/integrator.h"

#include "model/contact.h"

#include <fmt/format.h>

namespace gyre {
namespace {

bool contactHasBristles(const Model& model) {
  if (!touches(model)) return false;
  const ContactLaws laws(model);
  for (int i = 0; i < laws.materials(); ++i)
    for (int j = i; j < laws.materials(); ++j)
      if (laws.between(i, j).friction_law == FrictionLaw::bristle) return true;
  return false;
}

}  // namespace

std::optional<Error> refusal(const IntegratorType& type, const Model& model) {
  const Capabilities& can = type.capabilities;
  const auto refused = [&](std::string message) {
    return Error{.message = std::move(message), .element = "simulation", .key = "integrator"};
  };
  for (const Element* joint : model.active(Category::joint)) {
    if (!can.constraints)
      return refused(fmt::format("{} cannot run a model with joints: {}", type.id, can.noConstraints));
    if (jointType(*joint).nonholonomic && !can.noVelocityConstraints.empty())
      return refused(fmt::format("{} cannot run the nonholonomic constraint '{}': {}", type.id, joint->name,
                                 can.noVelocityConstraints));
  }
  if (!can.noCoupledMasses.empty())
    for (const Element* body : model.active(Category::body))
      if (const auto& couples = bodyType(*body).couplesMasses; couples && couples(body->params))
        return refused(fmt::format("{} cannot run the modes of '{}': {}", type.id, body->name, can.noCoupledMasses));
  if (!type.finerThanForceStates) return std::nullopt;
  const Element& simulation = model.simulation();
  const std::string key = type.finerThanForceStates(simulation.type == &type ? simulation.params : type.defaults);
  if (key.empty()) return std::nullopt;
  for (const Element* force : model.active(Category::force)) {
    const auto& hasState = forceType(*force).hasState;
    if (!hasState || !hasState(force->params)) continue;
    return Error{
        .message = fmt::format("'{}' has a state of its own, which {} follows to second order only: no higher order "
                               "was expected, or rkmk, which carries such states",
                               force->name, type.id),
        .element = "simulation",
        .key = key};
  }
  if (contactHasBristles(model))
    return Error{.message = fmt::format("friction of contact by bristles has a state of its own, which {} follows to "
                                        "second order only: no higher order was expected, or regularised friction",
                                        type.id),
                 .element = "simulation",
                 .key = key};
  return std::nullopt;
}

}  // namespace gyre
