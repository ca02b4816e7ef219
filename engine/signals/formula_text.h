#pragma once
// Reads a formula over channels as people write it: names of channels as they are, also with blanks and dots
// ("rod 1.vx^2"), or in brackets ("[rod 1.vx]"); `t` is time. What is left is an expression in which a variable stands
// for each channel and for each deriv(...) and integral(...) (functions/expression.h).

#include "system/channel.h"

#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace gyre {

/// What is wrong with a formula, and where in its text.
struct FormulaFault {
  std::string message;
  std::size_t begin = 0, end = 0;  ///< bytes
};

/// What a variable of a piece of a formula stands for.
struct FormulaVariable {
  enum class Kind { channel, derivative, integral };
  Kind kind = Kind::channel;
  std::size_t column = 0;                      ///< of a channel
  std::size_t insideBegin = 0, insideEnd = 0;  ///< what is derived or integrated, in the whole text
  bool operator==(const FormulaVariable&) const = default;
};

struct FormulaPiece {
  std::string expression;
  std::vector<FormulaVariable> variables;
  std::vector<std::size_t> places;  ///< in the whole text, of each character of the expression
};

std::string formulaVariable(std::size_t i);

/// @param begin, end  the piece of the text, in bytes
tl::expected<FormulaPiece, FormulaFault> readFormula(std::string_view text, std::size_t begin, std::size_t end,
                                                     std::span<const Channel> channels);

/// The name of a channel as it can stand in a formula: bare where that is read as this channel.
std::string inFormula(const std::string& channel, std::span<const Channel> channels);

}  // namespace gyre
