#pragma once
// Shapes of bodies as JSON: {"type": "cylinder", "radius": 0.1, "length": 1, "position": [...], "orientation": [...]}.

#include "describe/value.h"
#include "io/json_node.h"

namespace gyre {

/// @param key  the key the node stands under, for messages
Expected<Shape> readShape(const JsonNode& node, const std::string& key);
JsonNode shapeJson(const Shape& shape);

}  // namespace gyre
