#pragma once
// The unit of an expression's value, from those of its variables: the function itself tells. Where all variables are
// measured in other base units (x_i -> 2^p_i x_i), what the value changes by when x_i does, x_i df/dx_i, must change by
// one factor 2^p, the same for all variables and wherever they are (a generalized homogeneous function; Bridgman,
// "Dimensional Analysis", 1922, ch. 2-3). Taking that instead of the value gives a number that is added the unit of
// what it is added to: "energy - 9.81" is in J.

#include "functions/expression.h"
#include "signals/dimension.h"

#include <optional>
#include <span>
#include <string>

namespace gyre {

/// A unit that may not be known, as it is written.
struct SignalUnit {
  std::optional<Dimension> dimension = Dimension{};
  std::string symbol = {};

  static SignalUnit of(const std::string& symbol);
  static SignalUnit of(const Dimension& dimension);
  SignalUnit perSecond() const;
  SignalUnit timesSecond() const;
};

SignalUnit unitOf(const Expression& expression, std::span<const SignalUnit> variables);

}  // namespace gyre
