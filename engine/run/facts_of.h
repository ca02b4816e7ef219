#pragma once
// The facts of a run that is about to begin.

#include "run/simulation.h"
#include "run/stepper.h"

namespace gyre {

inline SystemFacts factsOf(const Stepper& stepper) {
  const Mobility& m = stepper.mobility();
  return {m.coordinates, m.constraints, m.degreesOfFreedom(), m.redundant(), stepper.choosesStep()};
}

}  // namespace gyre
