#pragma once
// Parameters whose formulas lead in a circle, as p = q + 1 and q = p + 1 do: none of them can have a value.

#include "io/json_node.h"

#include <optional>

namespace gyre {

/// Looks for a circle in a list of parameters: an error that names the circle's formulas one after the other, at the
/// parameter where it begins; nothing where there is none.
std::optional<Error> formulaCircle(const JsonNode& list);

}  // namespace gyre
