#include "verification/mechanisms/runs.h"

#include <map>

namespace gyre::test {

HowToRun inSteps(int steps, const IntegratorType& type, const ExpectedMotion& e) {
  return {.type = &type, .step = e.end / steps, .tolerance = hasTolerances(type) ? looseTolerance : 0};
}

HowToRun finer(HowToRun how) {
  how.step /= 2;
  if (how.tolerance > 0) how.tolerance *= tightTolerance / looseTolerance;
  return how;
}

const ExpectedMotion& cached(const Mechanism& m, const std::string& what, ExpectedMotion (*make)(const Mechanism&)) {
  static std::map<std::string, ExpectedMotion> all;
  const std::string key = m.name + "/" + what;
  const auto found = all.find(key);
  return found != all.end() ? found->second : all.emplace(key, make(m)).first->second;
}

const ExpectedMotion& expectedFreely(const Mechanism& m) {
  return cached(m, "freely", [](const Mechanism& of) { return freeMotion(of, of.q0, of.v0, of.end); });
}

const ExpectedMotion& expectedDriven(const Mechanism& m) {
  return cached(m, "driven", [](const Mechanism& of) { return drivenMotion(of, of.q0, of.end); });
}

bool holdMotion(Findings& out, const MeasuredRun& run, const Bounds& allowed) {
  if (!run.failure.empty()) {
    out.complain(run.failure);
    return false;
  }
  out.hold("position", run.errors.position, allowed.position, run.errors.where);
  out.hold("speed", run.errors.speed, allowed.speed);
  return true;
}

}  // namespace gyre::test
