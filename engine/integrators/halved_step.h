#pragma once
// One step of a method with a fixed step: where it fails, it is repeated with half the size.

#include "integrators/integrator.h"
#include "integrators/step_size.h"

#include <optional>

namespace gyre {

/// @param report    with t0, from which the step leads
/// @param wanted    step [s]
/// @param previous  the step before, 0 where there is none; in the end the one that was made [s]
/// @param attempt   (h, end, report) -> std::optional<Error>: tries a step of size h to the time `end`, whose last
/// digit
///                  counts, since functions may switch at the very next number
/// @param accept    (): takes over what the attempt led to
/// @param restore   () -> Expected<void>: after a failure, back to the start
/// @return the error of the last attempt, or of restore()
template <class Attempt, class Accept, class Restore>
Expected<StepReport> halvedStep(StepReport report, double tLimit, double wanted, double& previous,
                                const Attempt& attempt, const Accept& accept, const Restore& restore) {
  auto [h, last] = stepSize(wanted, tLimit - report.t0, previous);
  for (;; ++report.retries, h *= 0.5, last = false) {
    report.t1 = last ? tLimit : report.t0 + h;
    const std::optional<Error> failed = attempt(h, report.t1, report);
    if (!failed) {
      accept();
      previous = h;
      return report;
    }
    if (const Expected<void> ok = restore(); !ok || isShortest(report.retries, report.t0, h))
      return fail(ok ? *failed : ok.error());
  }
}

}  // namespace gyre
