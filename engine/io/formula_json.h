#pragma once
// Formulas in files: where a field holds numbers, a text in the place of a number is a formula.

#include "describe/formula.h"
#include "describe/value.h"
#include "io/json_node.h"

#include <span>
#include <string>
#include <vector>

namespace gyre {

/// Takes the formulas out of what stands under a field's key, leaving a 1 in the place of each.
/// @param sample  any value of the field's kind
std::vector<Formula> takeFormulas(JsonNode& node, const std::string& key, const Value& sample);

/// Writes formulas of one field over the numbers they gave.
/// @param node  the field's value as valueJson() writes it
void putFormulas(JsonNode& node, const Value& value, std::span<const Formula> formulas);

}  // namespace gyre
