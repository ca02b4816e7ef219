#include "run/newton_values.h"

#include <algorithm>
#include <cmath>

namespace gyre {

/// The condition is that of the newest matrix of which it was measured: matrices are kept over steps. The contraction
/// is that of the last pair of iterates of the step.
void NewtonValues::follow(const NewtonTrace& trace) {
  if (trace.attempts().empty() || trace.attempts().back().iterates == 0) return;
  double condition = last_.condition, contraction = 0;
  for (const NewtonIterate& i : trace.iterates())
    if (std::isfinite(i.condition)) condition = i.condition;
  const std::span<const NewtonIterate> step = trace.iterates().last(trace.attempts().back().iterates);
  for (const NewtonIterate& i : step)
    if (std::isfinite(i.contraction)) contraction = i.contraction;
  last_ = step.back();
  last_.condition = condition;
  last_.contraction = contraction;
}

void NewtonValues::fill(std::span<double, count> out) const {
  const EquationResiduals& r = last_.residual;
  const std::array values{r.dynamics,   r.contact,         r.position,     r.velocity,
                          last_.update, last_.contraction, last_.condition};
  std::transform(values.begin(), values.end(), out.begin(), [](double x) { return std::isfinite(x) ? x : 0; });
}

}  // namespace gyre
