#include "catalog/catalog.h"
#include "integrators/integrator.h"
#include "io/suggestion.h"
#include "model/parameter.h"
#include "run/step_grid.h"
#include "study/latin_hypercube.h"
#include "study/planner.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

/// A key of the simulation that this model's method lacks and another method has.
bool meantForOtherMethods(const std::string& key, const Model& model) {
  if (key.find('.') != std::string::npos || model.simulation().type->find(key) || documentType().find(key))
    return false;
  const auto methods = catalog().of(Category::integrator);
  return std::any_of(methods.begin(), methods.end(), [&](const TypeInfo* t) { return t->find(key) != nullptr; });
}

/// Settings of the study, then of the case, then of the grid; the integrator first, since the other keys depend on it.
Expected<Model> modelWith(const Model& base, const std::vector<Setting>& common, const std::vector<Setting>& own) {
  Model model = base;
  std::vector<Setting> all = common;
  all.insert(all.end(), own.begin(), own.end());
  std::erase_if(all, [](const Setting& s) { return s.key != "integrator"; });
  if (auto ok = applySettings(all, catalog(), model); !ok) return fail(ok.error());
  for (const auto& [list, strict] : {std::pair{&common, false}, std::pair{&own, true}})
    for (const Setting& s : *list) {
      if (s.key == "integrator" || (!strict && meantForOtherMethods(s.key, model))) continue;
      if (auto ok = applySettings({s}, catalog(), model); !ok) return fail(ok.error());
    }
  return model;
}

Coordinate coordinateOf(const std::string& key, const std::string& text, const Model& model) {
  Coordinate c{.text = text};
  if (const auto value = settingValue(key, model)) {
    if (const auto* x = std::get_if<double>(&value->value)) c.number = *x;
    if (const auto* i = std::get_if<int>(&value->value); i && value->field) c.number = *i;
  }
  return c;
}

/// Whether the value of an element may change which channels there are: switches, choices and references may.
bool isStructural(const Value& v) {
  return std::holds_alternative<bool>(v) || std::holds_alternative<int>(v) || std::holds_alternative<Choice>(v) ||
         std::holds_alternative<ElementId>(v) || std::holds_alternative<std::string>(v);
}

/// What the settings change beyond numbers, in elements of the model.
std::string structureOf(const std::vector<Setting>& settings, const Model& model) {
  std::string out;
  for (const Setting& s : settings) {
    if (s.key.find('.') == std::string::npos) continue;
    const auto value = settingValue(s.key, model);
    if (!value || isStructural(value->value)) out += s.key + "=" + s.value + "\n";  // "enabled" is no field
  }
  return out;
}

bool sets(const std::vector<Setting>& settings, std::string_view key) {
  return std::any_of(settings.begin(), settings.end(), [&](const Setting& s) { return s.key == key; });
}

const StudyCase& onlyCase() {
  static const StudyCase none;
  return none;
}

/// Settings of each point; without a design one that sets nothing. Six digits: names of cases are read.
Expected<std::vector<std::vector<Setting>>> sampledPoints(const StudySample& sample, const Model& model) {
  if (sample.over.empty()) return std::vector<std::vector<Setting>>(1);
  std::vector<std::pair<double, double>> ranges;
  for (const StudySample::Range& range : sample.over) {
    const auto from = numberOfSetting({range.key, range.from, range.line}, model);
    if (!from) return fail(from.error());
    const auto to = numberOfSetting({range.key, range.to, range.line}, model);
    if (!to) return fail(to.error());
    const std::string key = "sample.over." + range.key;
    if (!(*from < *to))
      return studyError(
          range.line, key,
          fmt::format("the first number of a range must be the smaller one, not {}, {}", range.from, range.to));
    if (range.logarithmic && !(*from > 0))
      return studyError(range.line, key, "numbers above zero were expected for a scale \"log\"");
    ranges.emplace_back(*from, *to);
  }
  std::vector<std::vector<Setting>> out;
  for (const std::vector<double>& unit : latinHypercube(sample.count, ranges.size(), sample.seed)) {
    std::vector<Setting>& point = out.emplace_back();
    for (std::size_t j = 0; j < unit.size(); ++j) {
      const auto& [from, to] = ranges[j];
      const double value =
          sample.over[j].logarithmic ? from * std::pow(to / from, unit[j]) : from + (to - from) * unit[j];
      point.push_back({sample.over[j].key, fmt::format("{:.6g}", value), sample.over[j].line});
    }
  }
  return out;
}

class CaseExpansion {
 public:
  explicit CaseExpansion(StudyPlan& plan) : plan_(plan), study_(plan.study) {}

  Expected<void> expand() {
    double count = static_cast<double>(std::max<std::size_t>(1, study_.cases.size()));
    for (const StudyAxis& axis : study_.vary) count *= static_cast<double>(axis.values.size());
    if (!study_.sample.over.empty()) count *= static_cast<double>(study_.sample.count);
    if (count > static_cast<double>(maximumCases))
      return studyError(0, "vary", fmt::format("the grid has {:.3g} cases; {} are allowed", count, maximumCases));
    if (!study_.cases.empty()) plan_.axes.push_back({.key = "case", .label = "Case"});
    for (const StudySample::Range& range : study_.sample.over)
      plan_.axes.push_back({.key = range.key, .label = range.key, .isSampled = true});
    for (const StudyAxis& axis : study_.vary) plan_.axes.push_back({.key = axis.key, .label = axis.key});
    std::vector<std::size_t> at(study_.vary.size(), 0);
    const std::shared_ptr<const Model> first =
        study_.model || study_.cases.empty() ? study_.model : study_.cases.front().model;
    if (!first) return studyError(0, "model", "a model was expected, for the study or for each of its cases");
    const auto points = sampledPoints(study_.sample, *first);
    if (!points) return fail(points.error());
    const std::size_t explicitCases = std::max<std::size_t>(1, study_.cases.size());
    for (std::size_t c = 0; c < explicitCases; ++c)
      for (const std::vector<Setting>& point : *points) {
        do {
          if (auto ok = addCase(study_.cases.empty() ? onlyCase() : study_.cases[c], point, at); !ok) return ok;
        } while (next(at));
      }
    std::vector<std::size_t> all(plan_.axes.size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
    for (PlannedCase& c : plan_.cases) {
      c.name = plan_.label(c.index, all);
      if (c.name.empty()) c.name = c.model->simulation().type->id;
    }
    return {};
  }

 private:
  /// The next point of the grid, the last axis fastest; back at the first after the last.
  bool next(std::vector<std::size_t>& at) const {
    for (std::size_t i = at.size(); i-- > 0;) {
      if (++at[i] < study_.vary[i].values.size()) return true;
      at[i] = 0;
    }
    return false;
  }

  Expected<void> addCase(const StudyCase& own, const std::vector<Setting>& point, const std::vector<std::size_t>& at) {
    const std::shared_ptr<const Model>& base = own.model ? own.model : study_.model;
    if (!base) return studyError(own.line, "model", "a model was expected, for the study or for each of its cases");
    std::vector<Setting> settings = own.set;
    settings.insert(settings.end(), point.begin(), point.end());
    for (std::size_t i = 0; i < at.size(); ++i)
      settings.push_back({study_.vary[i].key, study_.vary[i].values[at[i]], study_.vary[i].line});
    auto model = modelWith(*base, study_.set, settings);
    if (!model) return fail(model.error());

    PlannedCase planned{.index = plan_.cases.size()};
    std::size_t axis = 0;
    if (!study_.cases.empty()) addCoordinate(planned, axis++, {.text = own.name}, *model);
    for (const Setting& s : point) addCoordinate(planned, axis++, coordinateOf(s.key, s.value, *model), *model);
    for (std::size_t i = 0; i < at.size(); ++i) {
      const std::string& key = study_.vary[i].key;
      addCoordinate(planned, axis++, coordinateOf(key, study_.vary[i].values[at[i]], *model), *model);
    }
    const bool ownOutput = sets(study_.set, "output_step") || sets(settings, "output_step");
    double wanted = 0;
    if (!ownOutput)
      for (const StudyMeasure& m : study_.measures)
        if (m.every > 0 && (wanted == 0 || m.every < wanted)) wanted = m.every;
    planned.rowInterval = fitOutputStep(*model, ownOutput ? -1 : wanted);
    const RunSettings run = runSettings(model->simulation());
    if (run.step > run.end_time)
      return studyError(own.line, "step",
                        fmt::format("the step {:.6g} s is longer than the run of {:.6g} s", run.step, run.end_time));
    planned.steps = StepGrid(run).steps();
    planned.choosesStep = integratorType(*model).create(model->simulation().params)->choosesStep();
    planned.recordedSet = setOf(base.get(), structureOf(settings, *model), own);
    planned.model = std::make_shared<const Model>(std::move(*model));
    plan_.cases.push_back(std::move(planned));
    return {};
  }

  void addCoordinate(PlannedCase& c, std::size_t axis, Coordinate at, const Model& model) {
    PlannedAxis& a = plan_.axes[axis];
    if (a.key != "case")
      if (const auto value = settingValue(a.key, model); value && value->field) {
        // A parameter is called by its own name.
        if (value->field != parameterType().find("value")) a.label = value->field->label;
        a.unit = siSymbol(value->quantity);
      }
    const auto known = std::find_if(a.values.begin(), a.values.end(), [&](const auto& v) { return v.text == at.text; });
    if (known == a.values.end()) {
      a.numeric = at.isNumber() && (a.values.empty() || a.numeric);
      a.values.push_back(at);
    }
    c.coordinates.push_back(std::move(at));
  }

  /// Runs of one model file have the same channels, unless a setting changes what there is in it.
  std::size_t setOf(const Model* base, const std::string& structure, const StudyCase& own) {
    const auto known = std::find(sets_.begin(), sets_.end(), std::pair{base, structure});
    const auto index = static_cast<std::size_t>(known - sets_.begin());
    if (known == sets_.end()) {
      sets_.emplace_back(base, structure);
      plan_.recorded.push_back({.model = plan_.cases.size(), .line = own.line});
    }
    return index;
  }

  StudyPlan& plan_;
  const Study& study_;
  std::vector<std::pair<const Model*, std::string>> sets_;  ///< model and structure of each of plan_.recorded
};

}  // namespace

double fitOutputStep(Model& model, double wanted) {
  const Element& simulation = model.simulation();
  const auto method = integratorType(simulation).create(simulation.params);
  const RunSettings run = runSettings(simulation);
  if (wanted < 0) return run.output_step > 0 ? std::min(run.output_step, run.end_time) : run.step;
  const double output = method->choosesStep() ? wanted : 0.0;  // a method of fixed step keeps the step it was given
  if (output != run.output_step) (void)model.apply(Edit{SetField{simulationId, "output_step", output}});
  return method->choosesStep() ? output : run.step;
}

Expected<void> planCases(StudyPlan& plan) { return CaseExpansion(plan).expand(); }

}  // namespace gyre
