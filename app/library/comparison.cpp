#include "ask_until_end.h"
#include "model_hidden.h"
#include "recording_hidden.h"
#include "value_json.h"

#include <gyre/comparison.h>

namespace gyre {
inline namespace v0 {
namespace {

/// Until where all runs that have not failed have come [s].
double timeOfAll(const LockstepRun& run) {
  double time = run.runs().endTime();
  for (const LockstepProgress& p : run.progress())
    if (!p.error) time = std::min(time, p.time);
  return time;
}

Comparison::Member memberOf(const std::shared_ptr<const engine::Model>& model, const Lockstep::Member& m,
                            const Lockstep::Member& baseline) {
  RunMeasures measured(m.recording, baseline.recording);
  measured.append(m.recording->rows());
  const engine::Work work = m.stepper->work();
  Comparison::Member out{.name = m.name, .recording = ofRun(model, m.recording)};
  out.work = {
      .steps = m.steps, .evaluations = work.evaluations, .factorizations = work.factorizations, .solves = work.solves};
  out.cpu = m.cpu();
  out.apart = measured.distance()->position();
  out.apartAngle = measured.distance()->orientation();
  out.madeUp = measured.energy();
  out.drift = measured.drift();
  if (m.error) out.error = toError(*m.error);
  return out;
}

}  // namespace

const Comparison::Member& Comparison::operator[](std::string_view name) const {
  std::vector<std::string> names;
  for (const Member& m : members) {
    if (m.name == name) return m;
    names.push_back(m.name);
  }
  failUnknown("run", name, names);
}

Comparison compare(const Model& model, const std::vector<std::string>& methods, const ComparisonOptions& options) {
  if (!options.baseline.empty() && std::find(methods.begin(), methods.end(), options.baseline) == methods.end())
    failUnknown("run", options.baseline, methods);
  LockstepRun run(orThrow(compareMethods(model.hidden().model, methods, catalog())), false);
  run.run();
  askUntilEnd(
      options.goesOn ? options.goesOn : [](double) { return true; }, [&] { return run.state() != RunState::running; },
      [&] { return timeOfAll(run); }, [&] { run.stop(); });
  run.stop();
  const auto& members = run.runs().members();
  const std::string& named = options.baseline.empty() ? members.front().name : options.baseline;
  const auto baseline = std::find_if(members.begin(), members.end(), [&](const auto& m) { return m.name == named; });
  const auto kept = std::make_shared<const engine::Model>(model.hidden().model);
  Comparison out{.baseline = named};
  for (const Lockstep::Member& m : members) out.members.push_back(memberOf(kept, m, *baseline));
  return out;
}

}  // namespace v0
}  // namespace gyre
