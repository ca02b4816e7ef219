#include "study/order_study.h"

#include "bodies/body.h"
#include "catalog/catalog.h"
#include "core/units.h"
#include "flexible/expanded_model.h"
#include "integrators/integrator.h"
#include "io/suggestion.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

bool isBeam(const Element& body) { return bodyType(body).flexible; }

Expected<double> stepOf(const std::string& text, double end) {
  const auto step = parseQuantity(text, Quantity::time);
  if (!step) return failInput(fmt::format("step '{}': {}", text, step.error().message));
  if (!(*step > 0)) return failInput(fmt::format("step '{}': a time above 0 was expected", text));
  if (*step > end)
    return failInput(fmt::format("step '{}': the step is longer than the run, which ends at {:.6g} s", text, end));
  return *step;
}

/// The most accurate method of the catalogue that chooses its steps and can run the model.
const IntegratorType* mostAccurate(const Model& model) {
  const IntegratorType* best = nullptr;
  for (const TypeInfo* t : catalog().of(Category::integrator)) {
    const auto& type = integratorType(*t);
    if (refusal(type, model) || !type.create(type.defaults)->choosesStep()) continue;
    if (!best || type.capabilities.order > best->capabilities.order) best = &type;
  }
  return best;
}

std::vector<Setting> defaultReferenceSettings(const OrderStudyChoices& choices, double smallest) {
  if (const IntegratorType* best = mostAccurate(*choices.model)) return {{"integrator", best->id}};
  return {{"integrator", choices.integrators.front()}, {"step", fmt::format("{:.15g}", smallest / 8)}};
}

/// Columns are called as channels are.
Expected<void> useTable(const std::string& path, Study& study) {
  auto table = readReferenceTable(path);
  if (!table) return fail(table.error());
  StudyReference& r = study.reference;
  r.kind = StudyReference::Kind::table;
  r.file = path;
  for (const std::string& column : table->columns) r.channels.emplace_back(column, column);
  r.table = std::move(*table);
  return {};
}

std::vector<std::string> positionsOfBodies(const Model& model) {
  std::vector<std::string> out;
  for (const std::string& name : bodyNames(model))
    for (const char* axis : {".x", ".y", ".z"}) out.push_back(name + axis);
  return out;
}

/// Places that there are whatever the number of elements.
std::vector<std::string> positionsOfEnds(const Model& model) {
  std::vector<std::string> out;
  for (const Element* body : model.active(Category::body))
    for (const char* axis : {".x", ".y", ".z"}) out.push_back(body->name + (isBeam(*body) ? ".tip" : "") + axis);
  return out;
}

/// Twice the largest value, which errors are measured against.
Expected<double> checkValues(const OrderStudyChoices& choices) {
  const auto now = settingValue(choices.over, *choices.model);
  if (!now) return fail(now.error());
  if (!std::holds_alternative<int>(now->value))
    return failInput(fmt::format("'{}' is no whole number: one such as 'blade.elements' was expected", choices.over));
  if (choices.values.size() < 2)
    return failInput(fmt::format("two values of '{}' at least were expected", choices.over));
  double largest = 0;
  for (const std::string& text : choices.values) {
    const auto value = parseNumber(text);
    if (!value || !(*value >= 1) || *value != std::round(*value))
      return failInput(fmt::format("{} '{}': a whole number from 1 on was expected", choices.over, text));
    if (std::count(choices.values.begin(), choices.values.end(), text) > 1)
      return failInput(fmt::format("{} '{}' stands twice", choices.over, text));
    largest = std::max(largest, *value);
  }
  return 2 * largest;
}

/// Times that all runs have in common and that are few enough for a reference method to stop at: the largest step, or
/// the smallest multiple of it with at most a thousand samples; 0 (every row) where the steps do not fit each other.
double samplingInterval(const std::vector<double>& steps, double from, double end) {
  constexpr double most = 1000, rounding = 1e-9;
  const auto whole = [](double x) { return std::abs(x - std::round(x)) <= rounding * std::max(1.0, x); };
  const double largest = *std::max_element(steps.begin(), steps.end());
  for (const double h : steps)
    if (!whole(largest / h)) return 0;
  const double samples = end / largest;
  if (!whole(samples)) return 0;
  for (double k = std::ceil(samples / most); k <= samples; ++k)
    if (whole(samples / k) && whole(from / (k * largest))) return k * largest;
  return 0;
}

StudyPlot plotOver(const std::string& x, const char* title, const std::string& curves = {}) {
  StudyPlot p;
  p.title = title;
  p.x = x;
  p.y = {orderMeasure};
  p.curves = {"integrator"};
  if (!curves.empty()) p.curves.push_back(curves);
  p.slopes = x == "step" || curves == "step";
  p.logX = p.logY = true;
  return p;
}

}  // namespace

Expected<Study> orderStudy(const OrderStudyChoices& choices) {
  if (choices.integrators.empty()) return failInput("the list of integrators is empty");
  if (choices.steps.empty()) return failInput("the list of steps is empty");
  std::vector<std::string> known;
  for (const TypeInfo* t : catalog().of(Category::integrator)) known.push_back(t->id);
  for (const std::string& id : choices.integrators) {
    if (!catalog().find(Category::integrator, id))
      return failInput(fmt::format("unknown integrator '{}'{}", id, acceptedText(id, known)));
    if (std::count(choices.integrators.begin(), choices.integrators.end(), id) > 1)
      return failInput(fmt::format("integrator '{}' stands twice", id));
  }
  const double end = runSettings(choices.model->simulation()).end_time;
  std::vector<double> values;
  std::vector<std::string> steps;
  for (const std::string& text : choices.steps) {
    const auto step = stepOf(text, end);
    if (!step) return fail(step.error());
    values.push_back(*step);
    steps.push_back(parseNumber(text) ? text : fmt::format("{:.15g}", *step));
    if (std::count(steps.begin(), steps.end(), steps.back()) > 1)
      return failInput(fmt::format("step '{}' stands twice", text));
  }

  Study study;
  study.name = fmt::format("Order of {}", fmt::join(choices.integrators, ", "));
  study.model = choices.model;
  study.modelFile = choices.modelFile;
  study.vary = {{"integrator", choices.integrators}, {"step", steps}};
  double finest = 0;  // of `over`, in the reference
  if (!choices.over.empty()) {
    const auto checked = checkValues(choices);
    if (!checked) return fail(checked.error());
    finest = *checked;
    study.vary.push_back({choices.over, choices.values});
  }
  StudyMeasure error;
  error.name = orderMeasure;
  error.channels = !choices.channels.empty() ? choices.channels
                   : choices.over.empty()    ? positionsOfBodies(*choices.model)
                                             : positionsOfEnds(*choices.model);
  error.norm = choices.norm;
  error.against = true;
  error.every = samplingInterval(values, choices.from, end);
  if (choices.from > 0) error.window = {choices.from, end};
  if (const auto at = choices.reference.find('@');
      at != std::string::npos && catalog().find(Category::integrator, choices.reference.substr(0, at))) {
    const auto step = stepOf(choices.reference.substr(at + 1), end);
    if (!step) return fail(step.error());
    study.reference.set = {{"integrator", choices.reference.substr(0, at)}, {"step", fmt::format("{:.15g}", *step)}};
    study.reference.kind = StudyReference::Kind::run;
  } else if (choices.reference == "finest") {
    study.reference.kind = StudyReference::Kind::finest;
  } else if (choices.reference.empty() && !choices.over.empty()) {
    const double smallest = *std::min_element(values.begin(), values.end());
    study.reference.kind = StudyReference::Kind::run;
    study.reference.set = {{"step", fmt::format("{:.15g}", values.size() > 1 ? smallest / 2 : smallest)},
                           {choices.over, fmt::format("{:.15g}", finest)}};
  } else if (choices.reference.empty()) {
    study.reference.kind = StudyReference::Kind::run;
    study.reference.set = defaultReferenceSettings(choices, *std::min_element(values.begin(), values.end()));
  } else if (auto ok = useTable(choices.reference, study); !ok) {
    return fail(ok.error());
  }
  study.measures = {std::move(error)};
  if (choices.over.empty() || steps.size() > 1) study.plots.push_back(plotOver("step", "Order", choices.over));
  if (!choices.over.empty()) study.plots.push_back(plotOver(choices.over, "Order in elements", "step"));
  study.plots.push_back(plotOver("cpu_time", "Work and precision", choices.over));
  study.plots.push_back(plotOver("evaluations", "Error and evaluations", choices.over));
  return study;
}

std::vector<std::string> elementKeys(const Model& model) {
  std::vector<std::string> out;
  for (const Element* body : model.active(Category::body))
    for (const Field& field : body->type->fields)
      if (isBeam(*body) && !field.advanced && std::holds_alternative<int>(body->value(field)))  // not that of modes
        out.push_back(body->name + '.' + field.key);
  return out;
}

std::string referenceText(const Study& study) {
  const StudyReference& r = study.reference;
  switch (r.kind) {
    case StudyReference::Kind::none: return "none";
    case StudyReference::Kind::table: return r.file;
    case StudyReference::Kind::expressions: return "closed form";
    case StudyReference::Kind::finest: return "the finest step of each method";
    case StudyReference::Kind::run: break;
  }
  std::string out;
  for (const Setting& s : r.set)
    out += (out.empty() ? "" : ", ") + (s.key == "integrator" ? s.value : s.key + " " + s.value);
  return out;
}

}  // namespace gyre
