#include "verification/mechanisms/checks.h"

#include "support/long_tests.h"
#include "verification/mechanisms/runs.h"

#include <fmt/format.h>

#include <cmath>

namespace gyre::test {
namespace {

constexpr int coarseSteps = 256;

/// Errors fall with step or tolerance.
void compareOrder(Findings& out, const char* what, double coarseError, double fineError, double factor, double floor) {
  constexpr double saturated = 0.1;  // of a turn or a length: no longer a power of the step
  if (fineError <= floor || coarseError >= factor * fineError || coarseError > saturated) return;
  out.complain(
      fmt::format("{} falls from {:.3g} to {:.3g} only, by less than {:.2g}", what, coarseError, fineError, factor));
}

/// How far errors fall with the tolerance is held by bounds that fall with it; here, that they do at all.
double expectedFactor(const MeasuredRun& run) { return run.choosesStep ? 2 : std::exp2(run.order - 0.5); }

void runFreely(const Mechanism& m, const IntegratorType& type, Findings& out) {
  const ExpectedMotion& e = expectedFreely(m);
  const ModelBuilder model = m.build(m.q0, m.v0);
  const HowToRun first = inSteps(coarseSteps, type, e), second = finer(first);
  const MeasuredRun one = measure(m, model, e, first);
  const bool twice = !one.choosesStep || hasTolerances(type);
  const MeasuredRun two = twice && one.failure.empty() ? measure(m, model, e, second) : one;
  const Bounds allowed = boundsOf(e, two, twice ? second : first);
  if (!holdMotion(out, two, allowed)) return;
  out.hold("support", two.errors.support, allowed.reaction);
  if (m.conserves) out.hold("energy", two.errors.energy, allowed.energy);
  const bool follows = m.lawOfMotion || hasTolerances(type) || !type.capabilities.roundOff;
  if (m.law) out.hold("law", two.errors.law, follows ? allowed.position : rounding);
  // One input for each freedom, where there are any.
  if (!m.inputs.empty() && two.freedoms != m.q0.size())
    out.complain(fmt::format("{} freedoms, not {}", two.freedoms, m.q0.size()));
  if (!twice) return;
  const double factor = expectedFactor(two);
  const double floor = 10 * e.growth * (two.choosesStep ? tightTolerance : rounding);
  compareOrder(out, "position", one.errors.position, two.errors.position, factor, floor);
  compareOrder(out, "speed", one.errors.speed, two.errors.speed, factor, 10 * floor);
}

void runDriven(const Mechanism& m, const IntegratorType& type, Findings& out) {
  const ExpectedMotion& e = expectedDriven(m);
  const HowToRun how = finer(inSteps(coarseSteps, type, e));
  const MeasuredRun run = measure(m, m.driven(m.q0), e, how);
  const Bounds allowed = boundsOfDriven(e, run, how);
  if (!holdMotion(out, run, allowed)) return;
  out.hold("drive", run.errors.drive, allowed.reaction);
  out.hold("support", run.errors.support, allowed.reaction);
}

/// Twenty seconds, of methods with tolerances by these; theirs by default is coarse.
constexpr double longRun = 20;  // s

/// Where a drive that goes on leads beyond what the mechanism can reach, there is nothing to expect.
const ExpectedMotion& longMotion(const Mechanism& m) {
  return cached(m, "long", [](const Mechanism& of) {
    try {
      return drivenMotion(of, of.q0, longRun);
    } catch (const std::domain_error&) {
      return ExpectedMotion{};
    }
  });
}

void runDrivenLong(const Mechanism& m, const IntegratorType& type, Findings& out) {
  const ExpectedMotion& e = longMotion(m);
  if (e.rows.empty()) return;
  for (const double tolerance : hasTolerances(type) ? std::vector{1e-4, 1e-6, 1e-8} : std::vector{0.0}) {
    const HowToRun how{.type = &type, .step = longRun / 8192, .tolerance = tolerance};
    const MeasuredRun run = measure(m, m.driven(m.q0), e, how);
    out.of(tolerance > 0 ? fmt::format("by {:g}", tolerance) : "");
    holdMotion(out, run, boundsOfDriven(e, run, how));
  }
}

}  // namespace

const Check freely{"freely", [](const Mechanism&) { return true; }, runFreely};
const Check driven{"driven", [](const Mechanism& m) { return !m.inputs.empty(); }, runDriven};
const Check drivenLong{"drivenLong", [](const Mechanism& m) { return isLong() && !m.inputs.empty(); }, runDrivenLong};

}  // namespace gyre::test
