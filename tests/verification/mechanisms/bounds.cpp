#include "verification/mechanisms/bounds.h"

#include <algorithm>
#include <cmath>

namespace gyre::test {
namespace {

/// Tolerances of Dormand and Prince's method by default (rkmk.h), and what references are found to in a step
/// (few_coordinates.h).
constexpr double tightest = 1e-13, ofReference = 1e-10;

/// What Newton's method leaves of a step of fixed size, as a share of the length or in radians. Of Kynema (kynema.h)
/// the test sees a correction of rtol |v| + atol in the mean square of all unknowns, so that one of them may be more by
/// the root of their number; of the update that follows the square is left.
double leftByNewton(const ExpectedMotion& e, const MeasuredRun& run, const HowToRun& how) {
  if (how.type->capabilities.roundOff) return 1e-12 * (1 + e.rate) * how.step;
  const double seen = (1e-3 * e.rate + 1e-5) * how.step;
  return run.unknowns * seen * seen;
}

}  // namespace

bool hasTolerances(const IntegratorType& type) { return type.find("atol_positions"); }

Bounds boundsOf(const ExpectedMotion& e, const MeasuredRun& run, const HowToRun& how) {
  const double spread = e.cycles() * e.growth;
  if (!run.choosesStep) {
    const double wh = e.rate * how.step;
    const double error = std::pow(wh, run.order) * spread + rounding * e.growth;
    return {error, error, wh * spread, 2 * error};
  }
  if (!hasTolerances(*how.type)) {
    const double error = (std::pow(tightest, 4.0 / 5) + 10 * ofReference) * spread;
    return {error, error, 10 * error, 2 * error};
  }
  const double error = std::pow(how.tolerance, 2.0 / 3) * spread;
  return {error, error, error / std::cbrt(how.tolerance), 2 * error};
}

Bounds boundsOfDriven(const ExpectedMotion& e, const MeasuredRun& run, const HowToRun& how) {
  Bounds out = boundsOf(e, run, how);
  if (!hasTolerances(*how.type)) out.position = rounding + leftByNewton(e, run, how);
  return out;
}

Bounds boundsOfSameRun(const ExpectedMotion& e, const MeasuredRun& run, const HowToRun& how) {
  if (run.choosesStep) {  // steps may differ
    const Bounds one = boundsOf(e, run, how);
    return {2 * one.position, 2 * one.speed, 2 * one.reaction, 2 * one.energy};
  }
  // In each step the speed errs by what is left over it, and so do positions from there on.
  const double steps = e.end / how.step, wh = e.rate * how.step;
  const double error = 2 * steps * leftByNewton(e, run, how) / wh * e.cycles() * e.growth;
  // Speeds that err in a step are accelerations that do by that over the step.
  return {error, error, error / wh, 2 * error};
}

}  // namespace gyre::test
