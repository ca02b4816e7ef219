#include "io/find_element.h"

#include "io/suggestion.h"

#include <fmt/format.h>

namespace gyre {

Error otherCategory(std::string_view name, Category wanted, Category is) {
  return {.message = fmt::format("a {}{} was expected; '{}' is a {}", singular(wanted),
                                 wanted == Category::body ? " or 'ground'" : "", name, singular(is))};
}

Expected<ElementId> findElement(const Model& model, std::string_view name, Category category,
                                const std::vector<std::string>& others) {
  const bool orGround = category == Category::body;
  if (orGround && name == "ground") return ground;
  const Element* element = model.find(name);
  if (element && element->type->category == category) return element->id;
  if (element || name == "ground")
    return fail(otherCategory(name, category, element ? element->type->category : Category::body));
  std::vector<std::string> names = others;
  if (orGround) names.emplace_back("ground");
  for (const Element* e : model.of(category)) names.push_back(e->name);
  return failInput(fmt::format("there is no {} '{}'{}", singular(category), name, acceptedText(name, names, 8)));
}

}  // namespace gyre
