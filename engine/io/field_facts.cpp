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

std::string tableText(const Field& f) {
  if (!f.isFunction()) return {};
  const bool spline = f.argument.interpolation == Interpolation::spline;
  const std::string_view unit = siSymbol(f.argument.quantity);
  return fmt::format("{}{}; tables: {}, straight on beyond their ends", f.argument.name,
                     unit.empty() ? "" : fmt::format(" in {}", unit),
                     spline ? "natural cubic spline" : "monotone cubic (Fritsch and Butland 1984)");
}

std::string whereItApplies(const Field& f) {
  const AppliesWhere& where = f.appliesWhere;
  if (where.key.empty()) return {};
  std::string choices;
  for (std::size_t i = 0; i < where.choices.size(); ++i)
    choices += (i == 0 ? "" : i + 1 < where.choices.size() ? ", " : " or ") + where.choices[i];
  return fmt::format("where {} is {}", where.key, choices.empty() ? "flexible" : choices);
}

std::string fieldFacts(const TypeInfo& type, const Field& f) {
  std::string facts = expectedValue(f);
  if (const std::string unit = unitText(f); !unit.empty()) facts += fmt::format(" [{}]", unit);
  if (const std::string how = tableText(f); !how.empty()) facts += "; " + how;
  if (const std::string range = f.range.text(); !range.empty()) facts += fmt::format(", {}", range);
  if (f.required) facts += ", required";
  if (!f.derivedFrom.empty()) facts += fmt::format(" unless {} is given, from which it follows", f.derivedFrom);
  if (f.kind == Value(std::in_place_type<Shapes>).index()) facts += " (gyre describe shapes)";
  if (!f.required && !f.notGiven) facts += fmt::format(", default {}", jsonLine(defaultJson(type, f)));
  if (const std::string where = whereItApplies(f); !where.empty()) facts += "; only " + where;
  return facts;
}

JsonNode defaultJson(const TypeInfo& type, const Field& field) {
  if (field.notGiven) return {};  // null
  const char* nothing = field.refersTo == Category::body ? "ground" : "none";
  return valueJson(field.get(type.defaults), field,
                   [nothing](ElementId id) { return id == ground ? std::string(nothing) : std::string{}; });
}

}  // namespace gyre
