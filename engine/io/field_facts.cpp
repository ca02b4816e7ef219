#include "io/field_facts.h"

#include "core/units.h"
#include "io/value_json.h"

#include <fmt/format.h>

namespace gyre {

std::string unitText(const FieldInfo& field) {
  std::string unit(siSymbol(field.quantity));
  if (field.twoQuantities && field.quantity == Quantity::stiffness)
    unit += fmt::format(", {}", siSymbol(Quantity::rotationalStiffness));
  if (field.twoQuantities && field.quantity == Quantity::damping)
    unit += fmt::format(", {}", siSymbol(Quantity::rotationalDamping));
  return unit;
}

JsonNode defaultJson(const TypeInfo& type, const Field& field) {
  if (field.notGiven) return {};  // null
  const char* nothing = field.refersTo == Category::body ? "ground" : "none";
  return valueJson(field.get(type.defaults), field,
                   [nothing](ElementId id) { return id == ground ? std::string(nothing) : std::string{}; });
}

}  // namespace gyre
