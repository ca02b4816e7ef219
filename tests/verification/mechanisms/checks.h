#pragma once
// What every mechanism is asked under every method, within the bounds of bounds.h.

#include "verification/mechanisms/findings.h"
#include "verification/mechanisms/mechanism.h"

#include "integrators/integrator.h"

namespace gyre::test {

struct Check {
  const char* name;
  bool (*appliesTo)(const Mechanism&);
  void (*run)(const Mechanism&, const IntegratorType&, Findings&);
};

/// The long one only where GYRE_LONG is set.
extern const Check freely, driven, drivenLong;                                  // checks.cpp
extern const Check ofOtherSizes, inOtherAxes;                                   // checks_of_descriptions.cpp
extern const Check atRestWithoutWeight, coastingWithoutWeight, switchedOnLate;  // checks_of_starts.cpp
extern const Check fromSingularPositions;

}  // namespace gyre::test
