#include "io/required_fields.h"

#include "io/value_json.h"

#include <fmt/format.h>

namespace gyre {

Expected<void> requiredFields(const JsonNode& node, const Element& element) {
  for (const Field& field : element.type->fields) {
    if (field.isDerived(element.params)) {
      if (const JsonNode* member = node.find(field.key))
        return fail({.message = fmt::format("this value follows from '{}': leave it out", field.derivedFrom),
                     .line = member->line,
                     .key = field.key});
    } else if (field.required && !node.find(field.key)) {
      return fail(
          {.message = fmt::format("this key is missing; {} was expected ({})", expectedValue(field), field.help),
           .line = node.line,
           .key = field.key});
    }
  }
  return {};
}

}  // namespace gyre
