#pragma once
// A function of one variable as JSON, a number, a text or a list of pairs, and as typed on a line.

#include "functions/function.h"
#include "io/json_node.h"

namespace gyre {

/// @param key, expected  for messages. Whether the function can be evaluated is not checked here.
Expected<Function> readFunction(const JsonNode& node, const std::string& key, std::string_view expected);

JsonNode functionJson(const Function& f);

/// "1.5", "sin(2*t)", "[[0, 0], [1, 2]]".
std::string functionText(const Function& f);
/// "12 kN" (a unit of the quantity), "sin(2*t)", "[[0, 0], [1, 2]]"; what reads as neither number nor list is an
/// expression.
Expected<Function> functionFromText(const std::string& text, Quantity quantity);

}  // namespace gyre
