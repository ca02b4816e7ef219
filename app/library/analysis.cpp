#include "known_types.h"
#include "model_hidden.h"
#include "recording_hidden.h"
#include "state_about.h"
#include "value_json.h"

#include <gyre/analysis.h>

namespace gyre {
inline namespace v0 {
namespace {

std::shared_ptr<const System> compiled(const Model& model) { return orThrow(System::compile(model.hidden().model)); }

/// The model, placed as a state of its system has it.
Model placedAt(const Model& model, const System& system, const engine::State& s) {
  engine::Model placed = model.hidden().model;
  orThrow(placed.apply(initialValuesEdit(placed, system, s)));
  return Model::Hidden::make(std::move(placed));
}

/// Appends time and all channels.
void appendRow(const System& system, const EvaluatedKinematics& at, std::vector<double>& table) {
  const std::size_t first = table.size() + 1;
  table.push_back(at.t());
  table.resize(first + system.channels().size());
  system.channels().report(at, std::span(table).subspan(first));
}

Mode modeOf(const engine::Mode& m) {
  return {m.lambda, m.frequency, m.damping, m.rigid, {m.shape.data(), m.shape.data() + m.shape.size()}};
}

}  // namespace

Value check(const Model& model) {
  const auto system = compiled(model);
  const Health health = examineHealth(model.hidden().model, *system, knownTypes());
  return fromNode(healthJson(model.hidden().model, health, system->switches().warnings));
}

Model assembled(const Model& model) {
  const auto system = compiled(model);
  return placedAt(model, *system, orThrow(assembledState(model.hidden().model, *system)).state);
}

Equilibrium equilibrium(const Model& model, double time) {
  const auto system = compiled(model);
  const engine::Equilibrium rest = orThrow(findEquilibrium(*system, system->initialState(), {.time = time}));
  Workspace w = system->makeWorkspace();
  std::vector<double> table;
  appendRow(*system, system->evaluateKinematics(rest.state, w), table);
  return {placedAt(model, *system, rest.state), ofTable(*system, std::move(table)), rest.stability.isStable(),
          restText(rest)};
}

Modes modes(const Model& model, const ModesOptions& options) {
  const auto system = compiled(model);
  const engine::State s = stateAbout(*system, options.aboutInitial);
  const ModesAbout found =
      orThrow(modesAbout(*system, s, {.count = options.count, .equilibrium = !options.aboutInitial}));
  Modes out{.modes = {}, .about = linearizationText(found.about)};
  for (const engine::Mode& m : found.modes) out.modes.push_back(modeOf(m));
  return out;
}

Recording inverseDynamics(const Model& model) {
  const auto system = compiled(model);
  const RunSettings run = runSettings(model.hidden().model.simulation());
  std::vector<double> table;
  orThrow(drivenMotion(*system, {.end = run.end_time, .step = run.output_step > 0 ? run.output_step : run.step},
                       [&](const EvaluatedState& at) {
                         appendRow(*system, at, table);
                         return true;
                       }));
  return ofTable(*system, std::move(table));
}

}  // namespace v0
}  // namespace gyre
