// The schema of shape_json.h.
#include "io/schema_parts.h"
#include "io/shape_json.h"
#include "shapes/outline.h"
#include "shapes/shape_kinds.h"

namespace gyre {
namespace {

using namespace schema;

JsonNode positiveNumber() {
  JsonNode node = ofType("number");
  node.add("exclusiveMinimum", JsonNode::ofNumber(0));
  return node;
}

JsonNode described(JsonNode node, const char* what) {
  node.add("description", JsonNode::ofText(what));
  return node;
}

JsonNode measureSchema(Measure what) {
  switch (what) {
    case Measure::size: return listOf(positiveNumber(), 3, 3);
    case Measure::radius:
    case Measure::length: return positiveNumber();
    case Measure::outline: return listOf(listOf(ofType("number"), 2, 2), 3, static_cast<int>(maximumOutlinePoints));
    case Measure::vertices: return listOf(ofType("number"), 3);
    case Measure::triangles: {
      JsonNode position = ofType("integer");
      position.add("minimum", JsonNode::ofNumber(0));
      return listOf(std::move(position), 3);
    }
    case Measure::source: return ofType("string");
  }
  return JsonNode::object();
}

JsonNode kindSchema(const ShapeKind& kind) {
  std::vector<std::pair<std::string, JsonNode>> members{{"type", constant(JsonNode::ofText(kind.id))}};
  std::vector<std::string> required{"type"};
  for (const MeasureInfo& m : kind.measures) {
    JsonNode measure = measureSchema(m.what);
    measure.add("title", JsonNode::ofText(m.label));
    measure.add("description", JsonNode::ofText(m.help));
    members.emplace_back(m.key, std::move(measure));
    if (m.required) required.emplace_back(m.key);
  }
  members.emplace_back("position", listOf(ofType("number"), 3, 3));
  members.emplace_back("orientation", reference("quaternion"));
  members.emplace_back("material", described(text(), "Name of its material; by default the first of the model"));
  members.emplace_back("contact", described(ofType("boolean"), "false: it touches nothing"));
  JsonNode node = object(std::move(members), required);
  node.add("title", JsonNode::ofText(kind.label));
  node.add("description", JsonNode::ofText(kind.help));
  return node;
}

}  // namespace

JsonNode shapeSchema(bool halfSpaces) {
  std::vector<JsonNode> shapes;
  for (const ShapeKind& kind : shapeKinds())
    if (halfSpaces || kind.kind != Shape::Kind::plane) shapes.push_back(kindSchema(kind));
  return anyOf(std::move(shapes));
}

}  // namespace gyre
