#pragma once
// A number given by a formula: "2*k + 3 mm", "L/2", "sqrt(2)*a". Operators and functions of every expression
// (functions/expression.h), the names a lookup knows, and units behind numbers. Units convert to SI; whether dimensions
// fit together is not checked.

#include "core/error.h"
#include "core/units.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gyre {

/// Which number of an element a formula gives.
struct Formula {
  std::string key;  ///< of the field
  int slot = 0;     ///< which of the field's numbers, see numbers_of_value.h
  std::string text;
  bool operator==(const Formula&) const = default;
};

using NameLookup = std::function<std::optional<double>(std::string_view name)>;

/// The value of a formula; fails with what is not understood: syntax, an unknown name, a result that is not finite.
Expected<double> evaluateFormula(const std::string& text, const NameLookup& names);
/// What is wrong with a text that is nothing but a number with a unit, where that unit is of another quantity; empty
/// for all other texts.
std::optional<std::string> unitMismatch(const std::string& text, Quantity quantity);
/// Names the formula uses, in its order, without functions and units; empty where it is not understood.
std::vector<std::string> namesInFormula(const std::string& text);
/// The formula with one name exchanged for another.
std::string renamedInFormula(const std::string& text, std::string_view from, std::string_view to);
/// Empty when a formula may use this as a name, else the reason.
std::optional<std::string> unfitName(std::string_view name);

}  // namespace gyre
