#include "analysis/driven_motion.h"

#include "model/time_step.h"
#include "system/index_one.h"
#include "system/initial_conditions.h"
#include "system/minimum_norm.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace gyre {
namespace {

Error freedomLeft(int degrees) {
  return {.message =
              fmt::format("{} of freedom {} left: kinematics needs as many drives as there are degrees of "
                          "freedom; 'gyre check' lists them",
                          degrees == 1 ? "1 degree" : fmt::format("{} degrees", degrees), degrees == 1 ? "is" : "are")};
}

/// Time in which no body moves or turns by more than a tenth of the model's size or of a radian, as far as velocity and
/// acceleration tell.
double longestStep(const System& system, const State& s) {
  constexpr double most = 0.1;
  const double v = system.scales().relativeMotion(s.v), a = system.scales().relativeMotion(s.vdot);
  double h = std::numeric_limits<double>::infinity();
  if (v > 0) h = most / v;
  if (a > 0) h = std::min(h, std::sqrt(2 * most / a));
  return h;
}

}  // namespace

std::size_t drivenRows(const DrivenMotionOptions& options) {
  const double steps = std::floor(options.end / options.step * (1 + 1e-12));
  constexpr double most = 1e12;
  return steps >= 0 ? static_cast<std::size_t>(std::min(steps, most)) + 1 : std::size_t{1};
}

Expected<void> drivenMotion(const System& system, const DrivenMotionOptions& options,
                            const std::function<bool(const EvaluatedState&)>& sink) {
  if (auto ok = checkStepSize(options.step, options.end, "output_step"); !ok) return ok;
  const auto initial = consistentInitialState(system, true);
  if (!initial) return fail(initial.error());
  if (const int free = initial->mobility.degreesOfFreedom(); free > 0) return fail(freedomLeft(free));
  State s = initial->state;
  IndexOne solver(system, indexOneRegularization(system, *initial), IndexOne::Factorizations::few);
  std::optional<MinimumNorm> minimumNorm;
  if (initial->mobility.redundant() > 0) minimumNorm.emplace(system);
  Workspace w = system.makeWorkspace();
  EvaluatedState at;
  const auto settle = [&]() -> Expected<void> {
    auto here = solver.projectPosition(s, 1e-14);
    if (!here) {
      const Violation left = violation(system, s);
      return fail({.kind = Error::Kind::numerical,
                   .message = fmt::format("the positions cannot be found: a violation of {:.3g} {} remains; the drives "
                                          "may ask for more than the mechanism reaches",
                                          left.position.size, left.position.unit),
                   .element = left.position.joint,
                   .time = s.t});
    }
    here->projectVelocity(s);
    if (!solver.accelerations(s))
      return fail({.kind = Error::Kind::numerical, .message = "the mechanism is singular here", .time = s.t});
    if (minimumNorm) minimumNorm->apply(s);
    at = system.evaluate(s, w);
    system.accept(at, s);
    return {};
  };
  // In steps so short that the next placement is the nearest one, however far apart the rows are.
  const auto walk = [&](double until) -> Expected<void> {
    while (s.t < until) {
      const double left = until - s.t, h = std::min(left, longestStep(system, s));
      s.t = h < left ? s.t + h : until;
      system.bodies().plus(s.q, h * s.v + 0.5 * h * h * s.vdot, s.q);
      s.v += h * s.vdot;
      if (auto ok = settle(); !ok) return ok;
    }
    return {};
  };
  if (auto ok = settle(); !ok) return ok;
  const std::size_t rows = drivenRows(options);
  for (std::size_t i = 0; i < rows; ++i) {
    if (auto ok = walk(static_cast<double>(i) * options.step); !ok) return ok;
    if (!sink(at)) return {};
  }
  return {};
}

}  // namespace gyre
