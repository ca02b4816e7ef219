#include "bodies/applicable_fields.h"

#include "bodies/body.h"

#include <algorithm>

namespace gyre {

bool applies(const Field& field, const Element& element, const Model& model) {
  const Field* decides = element.type->find(field.appliesWhere.key);
  if (!decides) return true;
  const Value value = element.value(*decides);
  if (const auto* choice = std::get_if<Choice>(&value)) {
    const auto& allowed = field.appliesWhere.choices;
    return std::find(allowed.begin(), allowed.end(), decides->choices[static_cast<std::size_t>(choice->index)]) !=
           allowed.end();
  }
  const Element* body = model.find(std::get<ElementId>(value));
  return (body && body->type->category == Category::body && bodyType(*body).flexible) ||
         !sameValue(element.value(field), field.get(element.type->defaults));
}

}  // namespace gyre
