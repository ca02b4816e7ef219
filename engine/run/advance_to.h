#pragma once
// Steps of a run to a time that somebody else has chosen, such as a communication point. Where it is a time of the
// run's own grid, the steps are those of a run that goes on alone, to the last bit.

#include "run/stepper.h"

#include <functional>

namespace gyre {

/// @param until  at most end_time [s]; where the run has come so far but for rounding, nothing is done
/// @param tell   is told every step, if given
/// On failure the run stands where its last step that succeeded has led.
Expected<void> advanceTo(Stepper& run, double until, const std::function<void(const StepReport&)>& tell = {});

}  // namespace gyre
