#pragma once
// Parameters may stand in any order in a file; read they are in one in which formulas find what they use.

#include "io/json_node.h"

#include <vector>

namespace gyre {

/// Positions in a list of parameters, those behind the ones that their formulas name. Where formulas lead in a circle,
/// or the list is none, as they stand.
std::vector<std::size_t> formulaOrder(const JsonNode& list);

}  // namespace gyre
