#include "catalog/catalog.h"
#include "integrators/integrator.h"
#include "io/model_file.h"
#include "io/suggestion.h"
#include "run/step_grid.h"
#include "study/planner.h"
#include "system/system.h"

#include <fmt/format.h>
#include <algorithm>
#include <map>

namespace gyre {
namespace {

using ReferenceKind = StudyReference::Kind;

bool isCompared(const StudyPlan& plan) {
  const auto against = [](const auto& x) { return x.against; };
  return std::any_of(plan.study.measures.begin(), plan.study.measures.end(), against) ||
         std::any_of(plan.study.plots.begin(), plan.study.plots.end(), against);
}

/// Each channel compared has something to be compared with.
Expected<void> checkReferenceChannels(const StudyPlan& plan) {
  const StudyReference& r = plan.study.reference;
  const auto given = [&](const std::string& name) {
    return std::any_of(r.channels.begin(), r.channels.end(), [&](const auto& c) { return c.first == name; });
  };
  std::vector<std::string> names;
  for (const auto& [channel, what] : r.channels) names.push_back(channel);
  for (const RecordedSet& set : plan.recorded) {
    const auto check = [&](const std::vector<std::size_t>& columns, int line, const std::string& key) {
      for (const std::size_t c : columns)
        if (const std::string& name = set.channels[set.kept[c]].name; !given(name))
          return Expected<void>(studyError(
              line, key, fmt::format("the reference says nothing of channel '{}'{}", name, acceptedText(name, names))));
      return Expected<void>{};
    };
    for (std::size_t i = 0; i < plan.study.measures.size(); ++i)
      if (const StudyMeasure& m = plan.study.measures[i]; m.against)
        if (auto ok = check(set.measures[i], m.line, "measure '" + m.name + "'"); !ok) return ok;
    for (std::size_t i = 0; i < plan.study.plots.size(); ++i)
      if (const StudyPlot& p = plan.study.plots[i]; p.against)
        if (auto ok = check(set.plots[i], p.line, "plot"); !ok) return ok;
  }
  for (const auto& [channel, column] : r.channels)
    if (r.kind == ReferenceKind::table && !r.table.column(column))
      return studyError(r.line, "reference.columns." + channel,
                        fmt::format("{} has no column '{}'{}", r.file, column, acceptedText(column, r.table.columns)));
  return {};
}

bool setsKey(const std::vector<Setting>& settings, std::string_view key) {
  return std::any_of(settings.begin(), settings.end(), [&](const Setting& s) { return s.key == key; });
}

/// A reference by another method knows nothing of the settings of the case's method: they must not make two references
/// of one. Only the end is kept.
Expected<void> forgetMethod(const std::vector<Setting>& set, Model& model) {
  const Element& simulation = model.simulation();
  const RunSettings run = runSettings(simulation);
  std::any params = simulation.type->defaults;
  simulation.type->find("end_time")->set(params, run.end_time);
  const double step = std::get<double>(simulation.type->find("step")->get(params));
  simulation.type->find("step")->set(params, std::min(step, run.end_time));
  if (auto ok = model.apply(Edit{SetType{simulationId, simulation.type, std::move(params)}}); !ok)
    return fail(ok.error());
  return applySettings(set, catalog(), model);
}

/// Whether a setting is of an element or a parameter, which may change what there is to record.
bool changesElements(const std::vector<Setting>& set, const Model& model) {
  return std::any_of(set.begin(), set.end(), [&](const Setting& s) {
    const auto value = settingValue(s.key, model);
    return value && value->field && value->element != simulationId;
  });
}

/// What is kept of a reference: the channels that its cases keep, which stand in other columns where the reference has
/// more elements in a beam.
Expected<std::size_t> recordedSetOf(StudyPlan& plan, const Model& reference, std::size_t ofCases) {
  if (!changesElements(plan.study.reference.set, reference)) return ofCases;
  const auto system = System::compile(reference);
  if (!system) return fail(system.error());
  RecordedSet set = plan.recorded[ofCases];
  readChannels(**system, set);
  for (std::size_t& column : set.kept) {
    const std::string& name = plan.recorded[ofCases].channels[column].name;
    const auto there = std::ranges::find(set.channels, name, &Channel::name);
    if (there == set.channels.end())
      return studyError(plan.study.reference.line, "reference", fmt::format("the reference has no channel '{}'", name));
    column = static_cast<std::size_t>(there - set.channels.begin());
  }
  plan.recorded.push_back(std::move(set));
  return plan.recorded.size() - 1;
}

/// Cases that keep other channels have a reference of their own.
std::string keptText(const RecordedSet& set) {
  std::string out;
  for (const std::size_t column : set.kept) out += '\n' + set.channels[column].name;
  return out;
}

/// A run of its own, shared by the cases that differ in nothing but their method and its settings.
Expected<void> planReferenceRuns(StudyPlan& plan) {
  const StudyReference& r = plan.study.reference;
  std::map<std::string, std::size_t> known;
  for (PlannedCase& c : plan.cases) {
    Model model = *c.model;
    if (auto ok = applySettings(r.set, catalog(), model); !ok) return fail(ok.error());
    if (setsKey(r.set, "integrator"))
      if (auto ok = forgetMethod(r.set, model); !ok) return fail(ok.error());
    const auto [it, isNew] =
        known.emplace(modelText(model) + keptText(plan.recorded[c.recordedSet]), plan.referenceRuns.size());
    c.referenceRun = it->second;
    if (isNew) {
      const auto recorded = recordedSetOf(plan, model, c.recordedSet);
      if (!recorded) return fail(recorded.error());
      plan.referenceRuns.push_back({.model = std::make_shared<const Model>(std::move(model)),
                                    .recordedSet = *recorded,
                                    .rowInterval = c.rowInterval});
    }
    ReferenceRun& run = plan.referenceRuns[it->second];
    run.rowInterval = std::min(run.rowInterval, c.rowInterval);
  }
  for (ReferenceRun& run : plan.referenceRuns) {
    Model model = *run.model;
    run.rowInterval = fitOutputStep(model, setsKey(r.set, "output_step") ? -1 : run.rowInterval);
    const RunSettings settings = runSettings(model.simulation());
    if (settings.step > settings.end_time)
      return studyError(r.line, "reference.case", "the step is longer than the run");
    run.steps = StepGrid(settings).steps();
    run.model = std::make_shared<const Model>(std::move(model));
  }
  return {};
}

/// The finest of the cases that differ in their step only.
Expected<void> planFinest(StudyPlan& plan) {
  const auto step = plan.axis("step");
  if (!step || !plan.axes[*step].numeric)
    return studyError(plan.study.reference.line, "reference", "\"finest\" needs an axis 'step' in 'vary'");
  for (const std::vector<std::size_t>& family : plan.families(*step)) {
    const PlannedCase& finest = plan.cases[family.back()];
    for (const std::size_t i : family) plan.cases[i].referenceRun = plan.referenceRuns.size();
    plan.referenceRuns.push_back({.model = finest.model,
                                  .ofCase = finest.index,
                                  .recordedSet = finest.recordedSet,
                                  .rowInterval = finest.rowInterval,
                                  .steps = finest.steps});
  }
  return {};
}

}  // namespace

Expected<void> planReferences(StudyPlan& plan) {
  if (!isCompared(plan)) return {};
  switch (plan.study.reference.kind) {
    case ReferenceKind::none:
      return studyError(0, "reference", "something is measured against the reference, but the study has none");
    case ReferenceKind::table:
    case ReferenceKind::expressions: return checkReferenceChannels(plan);
    case ReferenceKind::run: return planReferenceRuns(plan);
    case ReferenceKind::finest: return planFinest(plan);
  }
  return {};
}

}  // namespace gyre
