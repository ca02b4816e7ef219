#include "describe_shapes.h"

#include "shapes/shape_kinds.h"

#include <fmt/format.h>

namespace gyre::cli {
namespace {

constexpr const char* kHelp =
    "Solids a body is drawn with and touches others with, {\"type\": ..., ...}. A rigid body may take mass and inertia "
    "from them by its "
    "'density'; what shapes have in common then counts twice.";
constexpr MeasureInfo kPlacement[] = {
    {Measure::size, "position", "Position", "Place of its frame, in the body's frame [m], default [0, 0, 0]"},
    {Measure::size, "orientation", "Orientation", "Unit quaternion w x y z, shape to body, default [1, 0, 0, 0]"},
    {Measure::size, "material", "Material", "Name of what it is made of where it touches, default the model's first"},
    {Measure::size, "contact", "Contact", "false: it touches nothing, default true"}};

std::string line(const MeasureInfo& m) {
  return fmt::format("      {}: {}{}\n", m.key, m.help, m.required ? ", required" : "");
}

JsonNode keyJson(const MeasureInfo& m) {
  JsonNode node = JsonNode::object();
  node.add("key", JsonNode::ofText(m.key));
  node.add("label", JsonNode::ofText(m.label));
  node.add("help", JsonNode::ofText(m.help));
  node.add("required", JsonNode::ofBool(m.required));
  return node;
}

}  // namespace

std::string shapesText() {
  std::string out = fmt::format("shapes: {}\n", kHelp);
  for (const ShapeKind& kind : shapeKinds()) {
    out += fmt::format("\n  {}: {}\n", kind.id, kind.help);
    for (const MeasureInfo& m : kind.measures) out += line(m);
  }
  out += "\n  every kind\n";
  for (const MeasureInfo& m : kPlacement) out += line(m);
  return out;
}

JsonNode shapesJson() {
  JsonNode node = JsonNode::object();
  node.add("id", JsonNode::ofText("shapes"));
  node.add("help", JsonNode::ofText(kHelp));
  JsonNode& kinds = node.add("kinds", JsonNode::array());
  for (const ShapeKind& kind : shapeKinds()) {
    JsonNode& one = kinds.push(JsonNode::object());
    one.add("id", JsonNode::ofText(kind.id));
    one.add("label", JsonNode::ofText(kind.label));
    one.add("help", JsonNode::ofText(kind.help));
    JsonNode& keys = one.add("keys", JsonNode::array());
    for (const MeasureInfo& m : kind.measures) keys.push(keyJson(m));
    for (const MeasureInfo& m : kPlacement) keys.push(keyJson(m));
  }
  return node;
}

}  // namespace gyre::cli
