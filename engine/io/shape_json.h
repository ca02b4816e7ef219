#pragma once
// Shapes of bodies as JSON: {"type": "cylinder", "radius": 0.1, "length": 1, "position": [...], "orientation": [...]}.
// The keys are those of shapes/shape_kinds.h; an outline is a list of points [x, y], a mesh two flat lists of numbers.

#include "io/value_json.h"

namespace gyre {

/// @param key         the key the node stands under, for messages
/// @param halfSpaces  planes are accepted
Expected<Shape> readShape(const JsonNode& node, const std::string& key, const ReferenceLookup& elements,
                          bool halfSpaces);
JsonNode shapeJson(const Shape& shape, const ElementName& nameOf);
/// The JSON Schema of a shape.
JsonNode shapeSchema(bool halfSpaces);

}  // namespace gyre
