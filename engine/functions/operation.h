#pragma once
// What an expression is made of: numbers, variables, operators and functions as muParser has them.

#include <cstdint>

namespace gyre {

enum class Operation : std::uint8_t {
  number,
  variable,
  negate,
  add,
  subtract,
  multiply,
  divide,
  power,
  atan2,
  // 1 or 0
  less,
  greater,
  lessOrEqual,
  greaterOrEqual,
  equal,
  notEqual,
  both,    ///< a && b
  either,  ///< a || b
  choose,  ///< a ? b : c
  // not smooth where they switch
  abs,
  sign,
  rint,  ///< floor(x + 1/2)
  min,
  max,
  // smooth, of one argument
  sin,
  cos,
  tan,
  asin,
  acos,
  atan,
  sinh,
  cosh,
  tanh,
  asinh,
  acosh,
  atanh,
  exp,
  ln,
  log2,
  log10,
  sqrt
};

inline bool isComparison(Operation op) { return op >= Operation::less && op <= Operation::notEqual; }
/// Whether what it gives jumps where it switches, so that it chooses a branch; abs, min and max do not.
inline bool choosesBranch(Operation op) { return isComparison(op) || op == Operation::sign || op == Operation::rint; }
inline bool isSmoothFunction(Operation op) { return op >= Operation::sin; }

}  // namespace gyre
