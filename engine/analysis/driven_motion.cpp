#include "analysis/driven_motion.h"

#include "system/index_one.h"
#include "system/initial_conditions.h"

#include <fmt/format.h>
#include <cmath>

namespace gyre {
namespace {

Error freedomLeft(int degrees) {
  return {.message =
              fmt::format("{} of freedom {} left: kinematics needs as many drives as there are degrees of "
                          "freedom; 'gyre check' lists them",
                          degrees == 1 ? "1 degree" : fmt::format("{} degrees", degrees), degrees == 1 ? "is" : "are")};
}

}  // namespace

Expected<void> drivenMotion(const System& system, const DrivenMotionOptions& options,
                            const std::function<bool(const State&, const Workspace&)>& sink) {
  const auto initial = consistentInitialState(system, true);
  if (!initial) return fail(initial.error());
  if (const int free = initial->mobility.degreesOfFreedom(); free > 0) return fail(freedomLeft(free));
  State s = initial->state;
  IndexOne solver(system, indexOneRegularization(system, *initial));
  Workspace w = system.makeWorkspace();
  const auto rows = static_cast<std::int64_t>(std::floor(options.end / options.step * (1 + 1e-12)));
  for (std::int64_t i = 0; i <= rows; ++i) {
    if (i > 0) {
      const double h = options.step;
      s.t = static_cast<double>(i) * h;
      system.plus(s.q, h * s.v + 0.5 * h * h * s.vdot, s.q);
      s.v += h * s.vdot;
    }
    if (!solver.projectPosition(s, 1e-14 * system.lengthScale())) {
      const Violation left = violation(system, s);
      return fail({.kind = Error::Kind::numerical,
                   .message = fmt::format("the positions cannot be found: a violation of {:.3g} m remains; the drives "
                                          "may ask for more than the mechanism reaches",
                                          left.position),
                   .element = left.positionJoint,
                   .time = s.t});
    }
    solver.projectVelocity(s);
    if (!solver.accelerations(s))
      return fail({.kind = Error::Kind::numerical, .message = "the mechanism is singular here", .time = s.t});
    system.evaluate(s, w);
    system.advancePath(w, s);
    if (!sink(s, w)) return {};
  }
  return {};
}

}  // namespace gyre
