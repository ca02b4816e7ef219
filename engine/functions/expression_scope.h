#pragma once
// What an expression may name beside the functions and constants of its grammar, and what is said where it does not
// follow it.

#include "functions/function.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gyre {

/// What is wrong with an expression, and where in its text.
struct ExpressionFault {
  std::string message;
  std::size_t begin = 0, end = 0;  ///< bytes
};

struct ExpressionScope {
  std::vector<std::string> variables = {};
  std::vector<NamedNumber> constants = {};
  /// Whether a name that is not known becomes one more variable.
  bool anyName = false;
  struct Unit {
    double factor;       ///< to SI
    std::size_t length;  ///< of its text, with blanks before it
  };
  /// The unit that stands behind a number, if one does; unset: expressions have no units.
  std::function<std::optional<Unit>(std::string_view behind)> unitBehind = {};
};

/// Whether a name has a meaning of its own in every expression: sin, max, pi.
bool isWordOfExpressions(std::string_view name);

}  // namespace gyre
