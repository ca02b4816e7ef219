#include "run/energy_warning.h"

#include "run/fastest_motion.h"

#include <fmt/format.h>
#include <numbers>

namespace gyre {
namespace {

constexpr double stepsPerTurn = 20;  // resolve a vibration or a turn, of a method of second order

}  // namespace

std::string energyWarning(const System& system, const State& s, const EnergyWatch& watch, double h, bool choosesStep) {
  const EnergyWatch::Step& worst = watch.worst();
  const std::string share =
      worst.share <= 1 ? fmt::format("{:.2g} % of", 100 * worst.share) : fmt::format("{:.2g} times", worst.share);
  const std::string when = worst.t < s.t ? fmt::format(" by t = {:.6g} s", worst.t) : "";
  const std::string what = fmt::format("the method itself has {} {:.3g} J{}, {} the energy that moves",
                                       worst.numerical > 0 ? "made" : "lost", std::abs(worst.numerical), when, share);
  const FastestMotion fastest = fastestMotion(system, s);
  const double vibration = fastest.vibration, turn = fastest.turn, rate = std::max(vibration, turn);
  if (isUnbounded(rate)) return fmt::format("{}: {}", what, unboundedRate(fastest));
  const double resolving = 2 * std::numbers::pi / (stepsPerTurn * rate);
  if (!(h > resolving))
    return what + (choosesStep ? ": tighter tolerances show whether its steps are the reason"
                               : ": a run with half the step shows whether that is the reason");
  const std::string cause = vibration >= turn
                                ? fmt::format("a vibration of {:.3g} Hz", vibration / (2 * std::numbers::pi))
                                : fmt::format("a turn at {:.3g} rad/s", turn);
  return fmt::format("{}: steps of {:.3g} s do not resolve {}; {}{:.2g} s would", what, h, cause,
                     choosesStep ? "tighter tolerances, which lead to steps of " : "a step of ", resolving);
}

}  // namespace gyre
