#pragma once
// What an expression is made of: numbers, variables, operators and functions.

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
/// Whether it is one branch or another of its operands or of numbers.
inline bool takesBranch(Operation op) { return isComparison(op) || (op >= Operation::abs && op <= Operation::max); }
/// Whether what it gives jumps where it switches, so that it chooses a branch; abs, min and max do not.
inline bool choosesBranch(Operation op) { return isComparison(op) || op == Operation::sign || op == Operation::rint; }
inline bool isSmoothFunction(Operation op) { return op >= Operation::sin; }
/// Whether it ends, or is not smooth, where the function that decides it (deciding(), functions/jet.h) vanishes: a
/// pole, the edge of a domain, or a point on that edge. What stands there may be smooth all the same, as t/t at 0.
inline bool isSingularSomewhere(Operation op) {
  switch (op) {
    case Operation::divide:
    case Operation::power:
    case Operation::tan:
    case Operation::asin:
    case Operation::acos:
    case Operation::acosh:
    case Operation::atanh:
    case Operation::ln:
    case Operation::log2:
    case Operation::log10:
    case Operation::sqrt: return true;
    default: return false;
  }
}
/// Whether it takes a branch, or is singular, somewhere.
inline bool breaksSomewhere(Operation op) {
  return takesBranch(op) || op == Operation::atan2 || isSingularSomewhere(op);
}

}  // namespace gyre
