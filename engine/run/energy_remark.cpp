#include "run/energy_remark.h"

#include "integrators/rotations.h"

#include <fmt/format.h>
#include <numbers>

namespace gyre {
namespace {

constexpr double stepsPerTurn = 20;  // resolve a vibration or a turn, of a method of second order

/// x^T S x of the bodies' part of S.
double quadratic(const KktStructure& k, const KktMatrix& S, const VecX& x) {
  const auto part = [&](int body) {
    const auto& b = k.bodies[static_cast<std::size_t>(body)];
    return x.segment(b.offset, b.size);
  };
  double sum = 0;
  for (std::size_t b = 0; b < k.bodies.size(); ++b) {
    const auto own = part(static_cast<int>(b));
    sum += own.dot(S.A[b].topLeftCorner(own.size(), own.size()) * own);
  }
  for (std::size_t c = 0; c < k.couplings.size(); ++c) {
    const auto i = part(k.couplings[c].i), j = part(k.couplings[c].j);
    sum +=
        i.dot(S.Aij[c].topLeftCorner(i.size(), j.size()) * j) + j.dot(S.Aji[c].topLeftCorner(j.size(), i.size()) * i);
  }
  return sum;
}

double vibrationRate(const System& system, const State& s) {
  Workspace w = system.makeWorkspace();
  KktMatrix S(system.structure());
  system.evaluate(s, w);
  system.linearize(s, {.wM = 0, .wC = 0, .wK = 1}, nullptr, w, S);
  const double stiffness = quadratic(system.structure(), S, s.vdot);
  system.linearize(s, {.wM = 1, .wC = 0, .wK = 0}, nullptr, w, S);
  const double inertia = quadratic(system.structure(), S, s.vdot);
  return stiffness > 0 && inertia > 0 ? std::sqrt(stiffness / inertia) : 0;
}

double turnRate(const System& system, const State& s) {
  double fastest = 0;
  forEachRotation(system, [&](std::size_t, int r, int) { fastest = std::max(fastest, s.v.segment<3>(r).norm()); });
  return fastest;
}

}  // namespace

std::string energyRemark(const System& system, const State& s, const EnergyWatch& watch, double h, bool choosesStep) {
  const std::string share =
      watch.share() <= 1 ? fmt::format("{:.2g} % of", 100 * watch.share()) : fmt::format("{:.2g} times", watch.share());
  const std::string what = fmt::format("the method itself has {} {:.3g} J, {} the energy that moves",
                                       watch.numerical() > 0 ? "made" : "lost", std::abs(watch.numerical()), share);
  const double vibration = vibrationRate(system, s), turn = turnRate(system, s), rate = std::max(vibration, turn);
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
