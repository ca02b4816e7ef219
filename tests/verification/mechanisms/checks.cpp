#include "verification/mechanisms/checks.h"

#include "verification/mechanisms/measured_run.h"

#include <fmt/format.h>

#include <QByteArray>
#include <QtGlobal>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <map>

namespace gyre::test {
namespace {

constexpr int coarseSteps = 256;
constexpr double looseTolerance = 1e-5, tightTolerance = 1e-7;

/// Bound on errors that are only what positions and velocities on constraints and the reference are rounded to.
constexpr double rounding = 1e-9;

bool hasTolerances(const IntegratorType& type) { return type.find("atol_positions"); }

double cpuSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// A row of the report, where one is asked for.
void report(const Mechanism& m, const HowToRun& how, const char* check, const MeasuredRun& run, double seconds) {
  static const QByteArray path = qgetenv("GYRE_MECHANISMS_REPORT");
  if (path.isEmpty()) return;
  std::FILE* file = std::fopen(path.constData(), "a");
  if (!file) return;
  const Errors& e = run.errors;
  fmt::print(file,
             "{}\t{}\t{}\t{:.3g}\t{:.3g}\t{:.3g}\t{:.3g}\t{:.3g}\t{:.3g}\t{:.3g}\t{:.3g}\t{:.3g}\t{}\t{:.3g}\t{}\n",
             m.name, how.type->id, check, hasTolerances(*how.type) ? how.tolerance : how.step, how.units.length,
             e.position, e.speed, e.support, e.drive, e.energy, e.law, e.drift, e.where, seconds, run.failure);
  std::fclose(file);
}

MeasuredRun measured(const Mechanism& m, const ModelBuilder& model, const ExpectedMotion& e, const HowToRun& how,
                     const char* check) {
  const double before = cpuSeconds();
  MeasuredRun run = measure(m, model, e, how);
  report(m, how, check, run, cpuSeconds() - before);
  return run;
}

void complain(Complaints& out, const char* what, double error, double allowed, const std::string& where = {}) {
  if (error <= allowed) return;
  out.push_back(fmt::format("{} {:.2g} > {:.2g}{}{}", what, error, allowed, where.empty() ? "" : " of ", where));
}

/// The finer of two runs.
struct Bounds {
  double position, speed, reaction, energy;  // energy goes by the square of speeds: twice their share
};

Bounds boundsOf(const ExpectedMotion& e, const MeasuredRun& run, const HowToRun& how) {
  const double spread = e.cycles() * e.growth;
  if (!run.choosesStep) {
    const double wh = e.rate * how.step;
    const double error = std::pow(wh, run.order) * spread + rounding * e.growth;
    return {error, error, wh * spread, 2 * error};
  }
  // About tol^(-1/3) steps a radian, each of which adds the tolerance; of a reference, what it was found to.
  const double tolerance = hasTolerances(*how.type) ? how.tolerance : 1e-10;
  const double error = (hasTolerances(*how.type) ? std::pow(tolerance, 2.0 / 3) : 100 * tolerance) * spread;
  // v' comes from differences of v, which err by that, over a step of tol^(1/3).
  const double reaction = hasTolerances(*how.type) ? error / std::cbrt(tolerance) : 10 * error;
  return {error, error, reaction, 2 * error};
}

const ExpectedMotion& cached(const Mechanism& m, const std::string& what, ExpectedMotion (*make)(const Mechanism&)) {
  static std::map<std::string, ExpectedMotion> all;
  const std::string key = m.name + "/" + what;
  const auto found = all.find(key);
  return found != all.end() ? found->second : all.emplace(key, make(m)).first->second;
}

const ExpectedMotion& expectedFreely(const Mechanism& m) {
  return cached(m, "free", [](const Mechanism& of) { return freeMotion(of, of.q0, of.v0, of.end); });
}

const ExpectedMotion& expectedDriven(const Mechanism& m) {
  return cached(m, "driven", [](const Mechanism& of) { return drivenMotion(of, of.q0, of.end); });
}

HowToRun finer(HowToRun how) {
  how.step /= 2;
  if (how.tolerance > 0) how.tolerance *= tightTolerance / looseTolerance;
  return how;
}

HowToRun coarse(const IntegratorType& type, const ExpectedMotion& e) {
  return {.type = &type, .step = e.end / coarseSteps, .tolerance = hasTolerances(type) ? looseTolerance : 0};
}

/// Errors fall with step or tolerance.
void compareOrder(Complaints& out, const char* what, double coarseError, double fineError, double factor,
                  double floor) {
  constexpr double saturated = 0.1;  // of a turn or a length: no longer a power of the step
  if (fineError <= floor || coarseError >= factor * fineError || coarseError > saturated) return;
  out.push_back(
      fmt::format("{} falls from {:.3g} to {:.3g} only, by less than {:.2g}", what, coarseError, fineError, factor));
}

/// How far errors fall with the tolerance is held by bounds that fall with it; here, that they do at all.
double expectedFactor(const MeasuredRun& run) { return run.choosesStep ? 2 : std::exp2(run.order - 0.5); }

Complaints runFreely(const Mechanism& m, const IntegratorType& type) {
  Complaints out;
  const ExpectedMotion& e = expectedFreely(m);
  const ModelBuilder model = m.build(m.q0, m.v0);
  const HowToRun first = coarse(type, e), second = finer(first);
  const MeasuredRun one = measured(m, model, e, first, "freely");
  if (!one.failure.empty()) return {one.failure};
  const bool twice = !one.choosesStep || hasTolerances(type);
  const MeasuredRun two = twice ? measured(m, model, e, second, "freely") : one;
  if (!two.failure.empty()) return {two.failure};
  const Bounds allowed = boundsOf(e, two, twice ? second : first);
  complain(out, "position", two.errors.position, allowed.position, two.errors.where);
  complain(out, "speed", two.errors.speed, allowed.speed);
  complain(out, "support", two.errors.support, allowed.reaction);
  if (m.conserves) complain(out, "energy", two.errors.energy, allowed.energy);
  const bool follows = m.lawOfMotion || hasTolerances(type) || !type.capabilities.roundOff;
  if (m.law) complain(out, "law", two.errors.law, follows ? allowed.position : rounding);
  // One input for each freedom, where there are any.
  if (!m.inputs.empty() && two.freedoms != m.q0.size())
    out.push_back(fmt::format("{} freedoms, not {}", two.freedoms, m.q0.size()));
  if (twice) {
    const double factor = expectedFactor(two);
    const double floor = 10 * e.growth * (two.choosesStep ? tightTolerance : rounding);
    compareOrder(out, "position", one.errors.position, two.errors.position, factor, floor);
    compareOrder(out, "speed", one.errors.speed, two.errors.speed, factor, 10 * floor);
  }
  return out;
}

Complaints runDriven(const Mechanism& m, const IntegratorType& type) {
  Complaints out;
  const ExpectedMotion& e = expectedDriven(m);
  const HowToRun how = finer(coarse(type, e));
  const MeasuredRun run = measured(m, m.driven(m.q0), e, how, "driven");
  if (!run.failure.empty()) return {run.failure};
  Bounds allowed = boundsOf(e, run, how);
  if (!hasTolerances(type)) allowed.position = type.capabilities.roundOff ? rounding : 1e-6;
  complain(out, "position", run.errors.position, allowed.position, run.errors.where);
  complain(out, "speed", run.errors.speed, allowed.speed);
  complain(out, "drive", run.errors.drive, allowed.reaction);
  complain(out, "support", run.errors.support, allowed.reaction);
  return out;
}

/// Twenty seconds, of methods with tolerances by these; theirs by default is coarse.
Complaints runDrivenLong(const Mechanism& m, const IntegratorType& type) {
  constexpr double seconds = 20;
  Complaints out;
  const ExpectedMotion& e = cached(m, "long", [](const Mechanism& of) { return drivenMotion(of, of.q0, seconds); });
  for (const double tolerance : hasTolerances(type) ? std::vector{1e-4, 1e-6, 1e-8} : std::vector{0.0}) {
    const HowToRun how{.type = &type, .step = seconds / 8192, .tolerance = tolerance};
    const MeasuredRun run = measured(m, m.driven(m.q0), e, how, "driven long");
    const std::string by = tolerance > 0 ? fmt::format("by {:g}: ", tolerance) : "";
    if (!run.failure.empty()) {
      out.push_back(by + run.failure);
      continue;
    }
    Bounds allowed = boundsOf(e, run, how);
    if (!hasTolerances(type)) allowed.position = type.capabilities.roundOff ? rounding : 1e-6;
    complain(out, (by + "position").c_str(), run.errors.position, allowed.position, run.errors.where);
    complain(out, (by + "speed").c_str(), run.errors.speed, allowed.speed);
  }
  return out;
}

/// A machine of a micrometre and one of a kilometre under the same gravity, of the same density.
constexpr Units sizes[] = {{.length = 1e-6, .mass = 1e-18, .time = 1e-3},
                           {.length = 1e3, .mass = 1e9, .time = 31.622776601683793}};

Complaints runOtherSizes(const Mechanism& m, const IntegratorType& type) {
  Complaints out;
  const ExpectedMotion& e = m.inputs.empty() ? expectedFreely(m) : expectedDriven(m);
  for (const Units& units : sizes) {
    HowToRun how = coarse(type, e);
    how.step *= 4;
    how.units = units;
    const ModelBuilder model = m.inputs.empty() ? m.build(m.q0, m.v0) : m.driven(m.q0, units.time, units.length);
    const MeasuredRun run = measured(m, model, e, how, "other sizes");
    const std::string size = fmt::format("at {:g} m: ", units.length);
    if (!run.failure.empty()) {
      out.push_back(size + run.failure);
      continue;
    }
    const Bounds allowed = boundsOf(e, run, how);
    complain(out, (size + "position").c_str(), run.errors.position, allowed.position, run.errors.where);
    complain(out, (size + "speed").c_str(), run.errors.speed, allowed.speed);
  }
  return out;
}

Complaints runAtRest(const Mechanism& m, const IntegratorType& type) {
  Mechanism still = m;
  still.gravity(Vec3(0, 0, 0));
  ExpectedMotion e = cached(
      still, "rest", [](const Mechanism& of) { return freeMotion(of, of.q0, VecX::Zero(of.q0.size()), of.end); });
  e.rate = e.force = 1;
  e.kinetic = 0;
  HowToRun how = coarse(type, e);
  how.step = e.end / 16;
  const MeasuredRun run = measured(still, still.build(m.q0, VecX::Zero(m.q0.size())), e, how, "at rest");
  Complaints out;
  if (!run.failure.empty()) return {run.failure};
  complain(out, "position", run.errors.position, rounding, run.errors.where);
  complain(out, "speed", run.errors.speed, rounding);
  complain(out, "support", run.errors.support, rounding);
  return out;
}

Complaints runFromSingular(const Mechanism& m, const IntegratorType& type) {
  Complaints out;
  for (const StartAtRest& start : m.starts) {
    const VecX rest = VecX::Zero(start.q.size());
    ExpectedMotion e;
    if (start.refusal.empty()) e = freeMotion(m, start.q, rest, m.end / 2);
    else e = drivenMotion(m, start.q, m.end / 2);
    const HowToRun how = coarse(type, e);
    const MeasuredRun run = measured(m, m.build(start.q, rest), e, how, "singular");
    const auto say = [&](const std::string& what) { out.push_back(start.name + ": " + what); };
    if (!start.refusal.empty()) {
      if (run.failure.find(start.refusal) == std::string::npos) say("not refused: " + run.failure);
      continue;
    }
    if (!run.failure.empty()) {
      say(run.failure);
      continue;
    }
    const Bounds allowed = boundsOf(e, run, how);
    Complaints own;
    complain(own, "position", run.errors.position, allowed.position, run.errors.where);
    complain(own, "speed", run.errors.speed, allowed.speed);
    for (const std::string& c : own) say(c);
  }
  return out;
}

}  // namespace

const Check freely{"freely", [](const Mechanism&) { return true; }, runFreely};
const Check driven{"driven", [](const Mechanism& m) { return !m.inputs.empty(); }, runDriven};
const Check drivenLong{"drivenLong",
                       [](const Mechanism& m) {
                         static const bool asked = qEnvironmentVariableIsSet("GYRE_MECHANISMS_LONG");
                         return asked && !m.inputs.empty();
                       },
                       runDrivenLong};
const Check ofOtherSizes{"ofOtherSizes", [](const Mechanism& m) { return m.scales; }, runOtherSizes};
const Check atRestWithoutWeight{
    "atRestWithoutWeight",
    [](const Mechanism& m) { return m.q0.size() > 0 && m.equations.forces.empty() && m.equations.timeRate == 0; },
    runAtRest};
const Check fromSingularPositions{"fromSingularPositions", [](const Mechanism& m) { return !m.starts.empty(); },
                                  runFromSingular};

}  // namespace gyre::test
