#pragma once
// Runs as checks make them, and how they are judged.

#include "verification/mechanisms/bounds.h"
#include "verification/mechanisms/findings.h"

namespace gyre::test {

inline constexpr double looseTolerance = 1e-5, tightTolerance = 1e-7;

/// So many steps, or the loose tolerance.
HowToRun inSteps(int steps, const IntegratorType& type, const ExpectedMotion& e);
/// Half the step, the tight tolerance.
HowToRun finer(HowToRun how);

/// Found once for all methods.
const ExpectedMotion& expectedFreely(const Mechanism& m);
const ExpectedMotion& expectedDriven(const Mechanism& m);
const ExpectedMotion& cached(const Mechanism& m, const std::string& what, ExpectedMotion (*make)(const Mechanism&));

/// Positions and speeds; false where the run failed.
bool holdMotion(Findings& out, const MeasuredRun& run, const Bounds& allowed);

}  // namespace gyre::test
