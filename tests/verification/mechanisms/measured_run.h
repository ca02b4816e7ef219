#pragma once
// A run of a mechanism by one method, and how far it was from what is expected.

#include "support/scaled_model.h"
#include "verification/mechanisms/expected_motion.h"

#include "integrators/integrator.h"

#include <optional>

namespace gyre::test {

/// Shares: of the mechanism's length or of a radian, of that times its rate, of its forces, of its kinetic energy.
struct Errors {
  double position = 0, speed = 0, support = 0, drive = 0, energy = 0, law = 0;
  std::string where;  ///< body whose position is worst
};

struct HowToRun {
  const IntegratorType* type;
  double step = 0;
  double tolerance = 0;  ///< of methods with tolerances of positions and velocities; 0: as they are
  Units units = {};
};

struct MeasuredRun {
  Errors errors;
  std::vector<ExpectedMotion::At> rows;  ///< what was found, without accelerations
  std::string failure;                   ///< why it did not come to its end, or could not begin
  bool choosesStep = false;
  int order = 2;
  int freedoms = 0;
  int unknowns = 0;  ///< speeds and multipliers
  std::vector<std::string> notes;
};

/// A model, built of the mechanism in its axes, in its own units.
MeasuredRun measure(const Mechanism& m, const ModelBuilder& model, const ExpectedMotion& expected, const HowToRun& how);

}  // namespace gyre::test
