#include "integrators/integrator.h"

#include <fmt/format.h>

namespace gyre {

std::optional<Error> refusal(const IntegratorType& type, const Model& model) {
  if (type.capabilities.constraints || model.of(Category::joint).empty()) return std::nullopt;
  return Error{
      .message = fmt::format("{} cannot run a model with joints: {}", type.id, type.capabilities.noConstraints),
      .element = "simulation",
      .key = "integrator"};
}

}  // namespace gyre
