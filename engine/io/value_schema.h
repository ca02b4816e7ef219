#pragma once
// The JSON Schema of the value of a field, for every kind of value a field can have.

#include "describe/type_info.h"
#include "io/json_node.h"

namespace gyre {

/// Type, range and choices, with label, help, unit and default as annotations (the unit as "x-unit").
/// Never stricter than readValue() and Field::check().
JsonNode fieldSchema(const TypeInfo& type, const Field& field);

/// The definitions that fieldSchema() refers to as "#/$defs/...": an object of schemas.
JsonNode valueDefinitions();

}  // namespace gyre
