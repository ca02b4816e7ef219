#include "io/value_schema.h"

#include "describe/point_frame.h"
#include "io/field_facts.h"
#include "io/schema_parts.h"
#include "io/shape_json.h"

#include <fmt/format.h>
#include <cmath>
#include <limits>

namespace gyre {
namespace {

using namespace schema;

void addRange(JsonNode& number, const Range& range) {
  if (std::isfinite(range.minimum))
    number.add(range.openMinimum ? "exclusiveMinimum" : "minimum", JsonNode::ofNumber(range.minimum));
  if (std::isfinite(range.maximum))
    number.add(range.openMaximum ? "exclusiveMaximum" : "maximum", JsonNode::ofNumber(range.maximum));
}

JsonNode numberIn(const Range& range) {
  JsonNode node = ofType("number");
  addRange(node, range);
  return node;
}

/// A number, or a formula of the model's parameters.
JsonNode numberOrFormula(const Range& range) { return anyOf({numberIn(range), reference("formula")}); }

JsonNode inertiaSchema() {
  // Three numbers are principal moments.
  return anyOf({listOf(numberOrFormula(positive), 3, 3), listOf(numberOrFormula({}), 6, 6)});
}

/// A number, an expression of a variable, or a table of points.
JsonNode functionSchema(const Range& range) {
  return anyOf({numberIn(range), reference("expression"), listOf(listOf(ofType("number"), 2, 2), 2)});
}

/// A kind of value added to Value without a schema does not compile.
struct Schema {
  const Field& f;

  JsonNode operator()(bool) const { return ofType("boolean"); }
  JsonNode operator()(int) const {
    constexpr int limit = std::numeric_limits<int>::max();
    Range range = f.range;
    range.minimum = std::max<double>(range.minimum, -limit);
    range.maximum = std::min<double>(range.maximum, limit);
    JsonNode node = ofType("integer");
    addRange(node, range);
    return node;
  }
  JsonNode operator()(double) const { return numberOrFormula(f.range); }
  JsonNode operator()(const std::string&) const {
    JsonNode node = ofType("string");
    if (f.isColor) node.add("pattern", JsonNode::ofText("^(#[0-9a-fA-F]{6})?$"));
    return node;
  }
  JsonNode operator()(const Vec3&) const { return listOf(numberOrFormula(f.range), 3, 3); }
  JsonNode operator()(const Quat&) const { return reference("quaternion"); }
  JsonNode operator()(const Frame&) const { return reference("marker"); }
  JsonNode operator()(const Inertia&) const { return inertiaSchema(); }
  JsonNode operator()(const Matrix6&) const {
    return anyOf({listOf(numberOrFormula({}), 6, 6), listOf(listOf(numberOrFormula({}), 6, 6), 6, 6)});
  }
  JsonNode operator()(const TimeVector&) const { return listOf(functionSchema(f.range), 3, 3); }
  JsonNode operator()(const Points&) const { return listOf(listOf(numberIn({}), 3, 3)); }
  JsonNode operator()(const Function&) const { return functionSchema(f.range); }
  JsonNode operator()(const Choice&) const { return oneOfTexts(f.choices); }
  JsonNode operator()(const ElementId&) const { return text(); }
  JsonNode operator()(const Shapes&) const { return listOf(reference(f.halfSpaces ? "ground_shape" : "shape")); }
};

std::string descriptionOf(const FieldInfo& f) {
  std::string out = f.help;
  const std::string unit = unitText(f), range = f.range.text();
  if (!unit.empty()) out += fmt::format(" [{}]", unit);
  if (!range.empty()) out += fmt::format(", {}", range);
  return out;
}

}  // namespace

JsonNode fieldSchema(const TypeInfo& type, const Field& field) {
  JsonNode node = JsonNode::object();
  node.add("title", JsonNode::ofText(field.label));
  node.add("description", JsonNode::ofText(descriptionOf(field)));
  if (const std::string unit = unitText(field); !unit.empty()) node.add("x-unit", JsonNode::ofText(unit));
  JsonNode value = std::visit(Schema{field}, field.get(type.defaults));
  if (frameFieldOf(type, field)) value = anyOf({std::move(value), object({{"frame", text()}}, {"frame"})});
  for (JsonNode& keyword : value.items) node.items.push_back(std::move(keyword));
  if (!field.required) node.add("default", defaultJson(type, field));
  return node;
}

JsonNode valueDefinitions() {
  // A component may pass 1 by as much as the length may differ from it.
  JsonNode component = numberIn({.minimum = -1.000001, .maximum = 1.000001});
  JsonNode marker =
      anyOf({object({{"position", listOf(numberOrFormula({}), 3, 3)}, {"orientation", reference("quaternion")}}, {}),
             object({{"frame", text()}}, {"frame"})});
  JsonNode quaternion = listOf(std::move(component), 4, 4);
  quaternion.add("description", JsonNode::ofText("Unit quaternion [w, x, y, z]"));
  marker.add(
      "description",
      JsonNode::ofText(
          "A marker: position [m] and orientation, by default zero and none, or the name of a frame that gives both"));
  JsonNode all = JsonNode::object();
  const auto textThatSays = [](const char* what) {
    JsonNode node = ofType("string");
    node.add("pattern", JsonNode::ofText("[^ ]"));
    node.add("description", JsonNode::ofText(what));
    return node;
  };
  all.add("formula", textThatSays("A formula of numbers with units and of the model's parameters"));
  all.add("expression", textThatSays("An expression of the variable that the key's description names"));
  all.add("quaternion", std::move(quaternion));
  all.add("marker", std::move(marker));
  all.add("shape", shapeSchema(false));
  all.add("ground_shape", shapeSchema(true));
  return all;
}

}  // namespace gyre
