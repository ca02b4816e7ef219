#include "study/study_plan.h"

#include "catalog/catalog.h"
#include "core/units.h"
#include "study/work_counts.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace gyre {

const std::vector<std::string>& builtInMeasures() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all{"cpu_time"};
    for (const WorkCount& count : workCounts) all.emplace_back(count.name);
    return all;
  }();
  return names;
}

bool Coordinate::same(const Coordinate& other) const {
  if (text == other.text) return true;
  return isNumber() && other.isNumber() &&
         std::abs(number - other.number) <= 1e-9 * std::max(std::abs(number), std::abs(other.number));
}

Coordinate coordinateFromText(const std::string& text) {
  Coordinate c{.text = text};
  if (const auto number = parseNumber(text)) c.number = *number;
  return c;
}

Expected<double> numberOfSetting(const Setting& setting, Model model) {
  if (auto ok = applySetting(setting, catalog(), model); !ok) return fail(ok.error());
  const auto value = settingValue(setting.key, model);
  if (!value) return fail(value.error());
  if (const auto* x = std::get_if<double>(&value->value)) return *x;
  if (const auto* i = std::get_if<int>(&value->value)) return *i;
  return fail({.message = "a key whose value is a number was expected", .line = setting.line, .key = setting.key});
}

std::optional<std::size_t> StudyPlan::axis(std::string_view key) const {
  for (std::size_t i = 0; i < axes.size(); ++i)
    if (axes[i].key == key) return i;
  return std::nullopt;
}

bool StudyPlan::isMeasure(std::string_view name) const {
  const auto& own = study.measures;
  return std::find(builtInMeasures().begin(), builtInMeasures().end(), name) != builtInMeasures().end() ||
         std::any_of(own.begin(), own.end(), [&](const StudyMeasure& m) { return m.name == name; });
}

std::string StudyPlan::measureUnit(std::string_view name) const {
  if (name == "cpu_time") return "s";
  for (std::size_t i = 0; i < study.measures.size(); ++i) {
    const StudyMeasure& m = study.measures[i];
    if (m.name != name || m.relative || !m.expression.empty() || recorded.empty()) continue;
    const RecordedSet& set = recorded.front();
    std::string unit;
    for (const std::size_t c : set.measures[i]) {
      const std::string& own = set.channels[set.kept[c]].unit;
      if (!unit.empty() && own != unit) return {};
      unit = own;
    }
    return m.norm == Norm::rate && !unit.empty() ? unit + "/s" : unit;
  }
  return {};
}

bool StudyPlan::choosesSteps() const {
  return std::any_of(cases.begin(), cases.end(), [](const PlannedCase& c) { return c.choosesStep; });
}

std::vector<std::size_t> StudyPlan::select(const StudySelection& where) const {
  std::vector<std::size_t> out;
  for (const PlannedCase& c : cases) {
    const bool meets = std::all_of(where.begin(), where.end(), [&](const Setting& s) {
      const auto a = axis(s.key);
      return a && c.coordinates[*a].same(coordinateFromText(s.value));
    });
    if (meets) out.push_back(c.index);
  }
  return out;
}

std::optional<std::size_t> StudyPlan::partner(std::size_t index, const StudySelection& where) const {
  std::vector<Coordinate> wanted = cases[index].coordinates;
  for (const Setting& s : where)
    if (const auto a = axis(s.key)) wanted[*a] = coordinateFromText(s.value);
  for (const PlannedCase& c : cases)
    if (std::equal(wanted.begin(), wanted.end(), c.coordinates.begin(),
                   [](const Coordinate& a, const Coordinate& b) { return a.same(b); }))
      return c.index;
  return std::nullopt;
}

std::vector<std::vector<std::size_t>> StudyPlan::families(std::size_t along, const StudySelection& where) const {
  std::vector<std::vector<std::size_t>> out;
  std::map<std::vector<std::string>, std::size_t> known;
  for (const std::size_t i : select(where)) {
    std::vector<std::string> rest;
    for (std::size_t a = 0; a < axes.size(); ++a)
      if (a != along) rest.push_back(cases[i].coordinates[a].text);
    const auto [it, isNew] = known.emplace(std::move(rest), out.size());
    if (isNew) out.emplace_back();
    out[it->second].push_back(i);
  }
  for (auto& family : out)
    std::stable_sort(family.begin(), family.end(), [&](std::size_t a, std::size_t b) {
      return cases[a].coordinates[along].number > cases[b].coordinates[along].number;
    });
  return out;
}

std::string StudyPlan::label(std::size_t index, const std::vector<std::size_t>& onAxes) const {
  std::string out;
  for (const std::size_t a : onAxes) {
    if (!out.empty()) out += ", ";
    if (axes[a].key != "case" && axes[a].key != "integrator") out += axes[a].key + " ";
    out += cases[index].coordinates[a].text;
  }
  return out;
}

}  // namespace gyre
