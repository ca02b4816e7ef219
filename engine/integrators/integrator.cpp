#include "integrators/integrator.h"

#include <fmt/format.h>

namespace gyre {
namespace {

std::optional<Error> refuseJoints(const IntegratorType& type, bool joints) {
  if (type.capabilities.constraints || !joints) return std::nullopt;
  return Error{
      .message = fmt::format("{} cannot run a model with joints: {}", type.id, type.capabilities.noConstraints),
      .element = "simulation",
      .key = "integrator"};
}

}  // namespace

std::optional<Error> refusal(const IntegratorType& type, const System& system) {
  return refuseJoints(type, system.m() > 0);
}
std::optional<Error> refusal(const IntegratorType& type, const Model& model) {
  return refuseJoints(type, !model.of(Category::joint).empty());
}

}  // namespace gyre
