#pragma once
// Shapes of bodies as JSON: {"type": "cylinder", "radius": 0.1, "length": 1, "position": [...], "orientation": [...]}.
// The keys are those of shapes/shape_kinds.h; an outline is a list of points [x, y], a mesh two flat lists of numbers.

#include "describe/value.h"
#include "io/json_node.h"

namespace gyre {

/// @param key  the key the node stands under, for messages
Expected<Shape> readShape(const JsonNode& node, const std::string& key);
JsonNode shapeJson(const Shape& shape);
/// The JSON Schema of a shape.
JsonNode shapeSchema();

}  // namespace gyre
