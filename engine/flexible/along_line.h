#pragma once
// A function of s, from 0 at the start of a beam's line to 1 at its end.

#include "functions/compiled_function.h"

#include <cmath>
#include <optional>

namespace gyre {

inline const Argument alongLineArgument{.name = "s", .quantity = Quantity::none};

/// Compiled once for all places; not a number where the function is none.
class AlongLine {
 public:
  explicit AlongLine(const Function& f) {
    if (auto compiled = CompiledFunction::compile(f, alongLineArgument)) f_ = std::move(*compiled);
  }
  double operator()(double s) const { return f_ ? (*f_)(s) : std::nan(""); }

 private:
  std::optional<CompiledFunction> f_;
};

}  // namespace gyre
