// Mechanisms at rest, coasting, switched on, and where they are singular.
#include "verification/mechanisms/checks.h"
#include "verification/mechanisms/runs.h"

#include <fmt/format.h>

#include <algorithm>

namespace gyre::test {
namespace {

constexpr int fewSteps = 64;

Mechanism weightless(const Mechanism& m) {
  Mechanism out = m;
  out.gravity(Vec3(0, 0, 0));
  return out;
}

bool isFree(const Mechanism& m) { return m.q0.size() > 0 && m.equations.timeRate == 0; }

void runAtRest(const Mechanism& m, const IntegratorType& type, Findings& out) {
  const Mechanism still = weightless(m);
  ExpectedMotion e = cached(
      still, "rest", [](const Mechanism& of) { return freeMotion(of, of.q0, VecX::Zero(of.q0.size()), of.end); });
  e.rate = e.force = 1;
  e.kinetic = 0;
  const MeasuredRun run = measure(still, still.build(m.q0, VecX::Zero(m.q0.size())), e, inSteps(16, type, e));
  if (holdMotion(out, run, {rounding, rounding, rounding, rounding})) out.hold("support", run.errors.support, rounding);
}

/// As fast as it starts, or as gravity would move it.
VecX speedsOf(const Mechanism& m) {
  const double own = std::sqrt(9.81 / m.length);
  return m.v0.isZero(0) ? VecX(VecX::Constant(m.q0.size(), own)) : m.v0;
}

/// Nothing acts but the joints: constraints that are redundant are to agree at every derivative.
void runCoasting(const Mechanism& m, const IntegratorType& type, Findings& out) {
  const Mechanism light = weightless(m);
  const ExpectedMotion& e =
      cached(light, "coasting", [](const Mechanism& of) { return freeMotion(of, of.q0, speedsOf(of), of.end / 4); });
  const HowToRun how = inSteps(fewSteps, type, e);
  const MeasuredRun run = measure(light, light.build(m.q0, speedsOf(m)), e, how);
  const Bounds allowed = boundsOf(e, run, how);
  if (!holdMotion(out, run, allowed)) return;
  out.hold("support", run.errors.support, allowed.reaction);
  out.hold("energy", run.errors.energy, allowed.energy);
}

/// Drives that begin with a speed while it is at rest: refused at the start, an impact that is told on the way.
void runSwitchedOnLate(const Mechanism& m, const IntegratorType& type, Findings& out) {
  const ExpectedMotion& e = cached(m, "late", [](const Mechanism& of) { return drivenMotion(of, of.q0, of.end); });
  const HowToRun how = inSteps(fewSteps, type, e);
  Mechanism atOnce = m;
  atOnce.switchedOn = 0;
  const MeasuredRun refused = measure(m, atOnce.drivenFromRest(m.q0), e, how);
  if (refused.failure.find("the initial velocities violate this joint") == std::string::npos)
    out.complain("from rest not refused: " + refused.failure);
  const MeasuredRun run = measure(m, m.driven(m.q0), e, how);
  if (!holdMotion(out, run, boundsOfDriven(e, run, how))) return;
  const bool reported = std::any_of(run.notes.begin(), run.notes.end(), [](const std::string& note) {
    return note.find("prescribes a velocity that jumps") != std::string::npos;
  });
  if (!reported) out.complain("nothing is said of the impact");
}

void runFromSingular(const Mechanism& m, const IntegratorType& type, Findings& out) {
  for (const StartAtRest& start : m.starts) {
    const VecX rest = VecX::Zero(start.q.size());
    out.of(start.name);
    const bool moves = start.refusal.empty();
    const ExpectedMotion e = moves ? freeMotion(m, start.q, rest, m.end / 2) : drivenMotion(m, start.q, m.end / 2);
    const HowToRun how = inSteps(256, type, e);
    const MeasuredRun run = measure(m, m.build(start.q, rest), e, how);
    if (moves) holdMotion(out, run, boundsOf(e, run, how));
    else if (run.failure.find(start.refusal) == std::string::npos) out.complain("not refused: " + run.failure);
  }
}

}  // namespace

const Check atRestWithoutWeight{"atRestWithoutWeight",
                                [](const Mechanism& m) { return isFree(m) && m.equations.forces.empty(); }, runAtRest};
const Check coastingWithoutWeight{
    "coastingWithoutWeight", [](const Mechanism& m) { return isFree(m) && m.equations.forces.empty(); }, runCoasting};
const Check switchedOnLate{"switchedOnLate", [](const Mechanism& m) { return !m.inputs.empty(); },
                           [](const Mechanism& m, const IntegratorType& type, Findings& out) {
                             Mechanism late = m;
                             late.switchedOn = 3.5 / 16 * m.end;  // between two rows
                             runSwitchedOnLate(late, type, out);
                           }};
const Check fromSingularPositions{"fromSingularPositions", [](const Mechanism& m) { return !m.starts.empty(); },
                                  runFromSingular};

}  // namespace gyre::test
