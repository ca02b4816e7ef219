#pragma once
// The parameters of a model as text, for what is told of a run beside its numbers.

#include "model/model.h"

#include <string>
#include <utility>
#include <vector>

namespace gyre {

/// Names with values in SI units, to the last digit; the unit follows where the parameter says what it measures.
std::vector<std::pair<std::string, std::string>> parameterValues(const Model& model);

}  // namespace gyre
