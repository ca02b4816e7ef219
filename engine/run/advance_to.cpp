#include "run/advance_to.h"

#include <limits>

namespace gyre {

Expected<void> advanceTo(Stepper& run, double until, const std::function<void(const StepReport&)>& tell) {
  constexpr double unlimited = std::numeric_limits<double>::infinity();
  const double rounding = 1e-12 * run.settings().end_time;
  Expected<void> out;
  while (out && run.state().t < until - rounding) {
    run.limitSteps(run.target() <= until + rounding ? unlimited : until - run.state().t);
    auto report = run.step();
    if (!report) out = fail(std::move(report.error()));
    else if (tell) tell(*report);
  }
  run.limitSteps(unlimited);
  return out;
}

}  // namespace gyre
