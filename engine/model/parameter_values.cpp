#include "model/parameter_values.h"

#include "core/units.h"
#include "model/parameter.h"

#include <fmt/format.h>

namespace gyre {

std::vector<std::pair<std::string, std::string>> parameterValues(const Model& model) {
  std::vector<std::pair<std::string, std::string>> out;
  for (const Element* element : model.of(Category::parameter)) {
    const auto& p = element->as<Parameter>();
    const std::string_view unit = siSymbol(p.quantity);
    out.emplace_back(element->name, unit.empty() ? shortest(p.value) : fmt::format("{} {}", shortest(p.value), unit));
  }
  return out;
}

}  // namespace gyre
