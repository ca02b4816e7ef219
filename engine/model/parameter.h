#pragma once
// A named number of the model that formulas of its elements may use: change it, and all that depend on it follow.

#include "describe/type_info.h"

namespace gyre {

struct Parameter {
  double value = 0;  ///< in SI units
  double minimum = 0;
  double maximum = 0;  ///< not above minimum: no bounds, no slider
  std::string help = {};
  Quantity quantity = Quantity::none;  ///< of value and bounds: their unit; none: a pure number, or one not said
  bool isBounded() const { return maximum > minimum; }
};

/// The only type of the category.
const TypeInfo& parameterType();

}  // namespace gyre
