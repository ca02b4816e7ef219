#pragma once
// What rows of a recording tell of the iterations of Newton (integrators/newton_trace.h): of the step that led to the
// row, or within which it lies, its last iterate. All of it is finite: what was not measured is 0.

#include "integrators/newton_trace.h"

#include <array>
#include <span>

namespace gyre {

class NewtonValues {
 public:
  static constexpr std::array names{"newton.dynamics", "newton.contact",     "newton.position", "newton.velocity",
                                    "newton.update",   "newton.contraction", "newton.condition"};
  static constexpr std::size_t count = names.size();

  /// Takes over the last step of the trace, if it has any.
  void follow(const NewtonTrace& trace);
  void fill(std::span<double, count> out) const;

 private:
  NewtonIterate last_ = {.contraction = 0, .condition = 0};
};

}  // namespace gyre
