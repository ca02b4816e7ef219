#pragma once
// The value of a field as JSON, for every kind of value a field can have.

#include "describe/field.h"
#include "io/json_node.h"

#include <functional>
#include <string_view>

namespace gyre {

/// The element of that name and category ("ground" counts as a body), or an error that says what is wrong with the
/// name.
using ReferenceLookup = std::function<Expected<ElementId>(std::string_view name, Category category)>;
using ElementName = std::function<std::string(ElementId)>;

/// Errors name the line and the key ("frame1.position") and what was expected. Ranges are not checked here.
Expected<Value> readValue(const JsonNode& node, const Field& field, const ReferenceLookup& elements);

JsonNode valueJson(const Value& value, const FieldInfo& field, const ElementName& nameOf);

/// A value as typed on a command line: "12 mm", "[0, 0, 1]", "true", a name, an expression.
Expected<Value> valueFromText(const std::string& text, const Field& field, const ReferenceLookup& elements);

/// The kind of value in words: "a number", "three numbers [x, y, z]", "one of 'a', 'b'".
std::string expectedValue(const Field& field);

}  // namespace gyre
