#pragma once
// What is told about a field wherever types are described: in `gyre describe` and in the JSON Schema.

#include "describe/type_info.h"
#include "io/json_node.h"

namespace gyre {

/// The SI unit of a field's numbers: "kg"; "N/m, N m/rad" of a 6x6 stiffness; empty for pure numbers.
std::string unitText(const FieldInfo& field);

/// "a number [kg], > 0, required": what is expected, its unit, bounds and default, and how a table is read.
std::string fieldFacts(const TypeInfo& type, const Field& field);

/// "where section is circle or tube", "where body1 is flexible"; empty: everywhere.
std::string whereItApplies(const Field& field);

/// How a table of a function is read; empty for other fields.
std::string tableText(const Field& field);

/// The value a field has where the file does not say.
JsonNode defaultJson(const TypeInfo& type, const Field& field);

}  // namespace gyre
