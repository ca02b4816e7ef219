// One mechanism by other numbers: of other sizes and units, in other axes. What moves is the same.
#include "support/long_tests.h"
#include "verification/mechanisms/checks.h"
#include "verification/mechanisms/runs.h"

#include <fmt/format.h>

namespace gyre::test {
namespace {

constexpr int fewSteps = 64;

/// A machine of a micrometre and one of a kilometre under the same gravity, of the same density; and one whose file
/// counts in millimetres, tonnes and seconds, as those of finite elements do.
constexpr Units sizes[] = {{.length = 1e-6, .mass = 1e-18, .time = 1e-3},
                           {.length = 1e3, .mass = 1e9, .time = 31.622776601683793},
                           {.length = 1e3, .mass = 1e-3, .time = 1}};

void runOtherSizes(const Mechanism& m, const IntegratorType& type, Findings& out) {
  const ExpectedMotion& e = m.inputs.empty() ? expectedFreely(m) : expectedDriven(m);
  for (const Units& units : sizes) {
    HowToRun how = inSteps(fewSteps, type, e);
    how.units = units;
    const ModelBuilder model = m.inputs.empty() ? m.build(m.q0, m.v0) : m.driven(m.q0, units.time, units.length);
    const MeasuredRun run = measure(m, model, e, how);
    out.of(units.mass == 1e-3 ? "in mm, t, s" : fmt::format("at {:g} m", units.length));
    holdMotion(out, run, boundsOf(e, run, how));
  }
}

/// By axes of bodies at random, with space turned, moved and seen in a mirror, too. In the long form without that, as
/// well: which of the two it was.
void runInOtherAxes(const Mechanism& m, const IntegratorType& type, Findings& out) {
  const ExpectedMotion& e = expectedFreely(m);
  const HowToRun how = inSteps(fewSteps, type, e);
  const MeasuredRun plain = measure(m, m.build(m.q0, m.v0), e, how);
  if (!plain.failure.empty()) return out.complain(plain.failure);
  ExpectedMotion same = e;
  same.rows = plain.rows;
  const Bounds allowed = boundsOfSameRun(e, plain, how);
  for (const Turned what : {Turned::bodies, Turned::everything}) {
    if (what == Turned::bodies && !isLong()) continue;
    Mechanism other = m;
    other.axes = randomAxes(m.isParticle(), what, 7);
    const MeasuredRun run = measure(other, other.build(m.q0, m.v0), same, how);
    out.of(what == Turned::bodies ? "bodies turned" : "space turned");
    if (holdMotion(out, run, allowed)) out.hold("support", run.errors.support, allowed.reaction);
  }
}

}  // namespace

const Check ofOtherSizes{"ofOtherSizes", [](const Mechanism& m) { return m.scales; }, runOtherSizes};
const Check inOtherAxes{"inOtherAxes", [](const Mechanism&) { return true; }, runInOtherAxes};

}  // namespace gyre::test
