#include "integrators/integrator.h"

#include <fmt/format.h>

namespace gyre {

std::optional<Error> refusal(const IntegratorType& type, const System& system) {
  if (!type.capabilities.constraints && system.m() > 0)
    return Error{
        .message = fmt::format("{} cannot run a model with joints: {}", type.id, type.capabilities.noConstraints),
        .element = "simulation",
        .key = "integrator"};
  return std::nullopt;
}

}  // namespace gyre
