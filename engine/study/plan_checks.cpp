#include "core/digest.h"
#include "core/version.h"
#include "io/model_file.h"
#include "io/suggestion.h"
#include "study/planner.h"
#include "study/study_file.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

std::vector<std::string> measureNames(const StudyPlan& plan) {
  std::vector<std::string> names = builtInMeasures();
  for (const StudyMeasure& m : plan.study.measures) names.push_back(m.name);
  return names;
}

Expected<void> checkMeasure(const StudyPlan& plan, const std::string& name, int line, const std::string& key) {
  if (plan.isMeasure(name)) return {};
  return studyError(line, key, fmt::format("there is no measure '{}'{}", name, acceptedText(name, measureNames(plan))));
}

Expected<void> checkAxis(const StudyPlan& plan, const std::string& name, int line, const std::string& key) {
  if (plan.axis(name)) return {};
  std::vector<std::string> names;
  for (const PlannedAxis& a : plan.axes) names.push_back(a.key);
  return studyError(line, key, fmt::format("'{}' is not varied{}", name, acceptedText(name, names)));
}

/// Sample times that are asked for must be times of rows, of the run and of the reference.
Expected<void> checkSampleTimes(const StudyPlan& plan, const StudyMeasure& m) {
  const std::string key = "measure '" + m.name + "'";
  for (const PlannedCase& c : plan.cases) {
    const double end = runSettings(c.model->simulation()).end_time, tolerance = 1e-6 * std::max(c.rowInterval, 1e-9);
    if (m.window && m.window->second > end * (1 + 1e-9))
      return studyError(m.line, key,
                        fmt::format("the window ends at {:.6g} s, the run at {:.6g} s", m.window->second, end));
    if (m.every == 0 || c.rowInterval == 0) continue;
    const auto [from, to] = m.window.value_or(std::pair{0.0, end});
    for (const double t : {from, from + m.every})
      if (t <= to && std::abs(t - c.rowInterval * std::round(t / c.rowInterval)) > tolerance && t < end)
        return studyError(m.line, key,
                          fmt::format("{}: the sample at t = {:.9g} s is not at a multiple of {:.9g} s, "
                                      "where the run has its rows",
                                      c.name, t, c.rowInterval));
  }
  const StudyReference& r = plan.study.reference;
  if (!m.against || m.every == 0 || r.kind != StudyReference::Kind::table) return {};
  const auto [from, to] = m.window.value_or(std::pair{0.0, r.table.times.back()});
  for (double n = 0; from + n * m.every <= to + 1e-6 * m.every; ++n) {
    const double t = from + n * m.every;
    const bool there = std::any_of(r.table.times.begin(), r.table.times.end(),
                                   [&](double x) { return std::abs(x - t) <= 1e-6 * m.every; });
    if (!there) return studyError(m.line, key, fmt::format("the reference {} has no row at t = {:.9g} s", r.file, t));
  }
  return {};
}

Expected<void> checkPlot(const StudyPlan& plan, const StudyPlot& plot) {
  const std::string key = plot.title.empty() ? "plot" : "plot '" + plot.title + "'";
  const bool overTime = !plan.axis(plot.x) && !plan.isMeasure(plot.x);
  if (!plot.color.empty()) {
    if (auto ok = checkMeasure(plan, plot.color, plot.line, key + ".color"); !ok) return ok;
    if (plot.y.size() != 1) return studyError(plot.line, key + ".y", "a plot with 'color' has one axis as its y");
    for (const auto& [name, place] : {std::pair{plot.x, ".x"}, {plot.y.front(), ".y"}}) {
      if (auto ok = checkAxis(plan, name, plot.line, key + place); !ok) return ok;
      if (!plan.axes[*plan.axis(name)].numeric)
        return studyError(plot.line, key + place, "a plot with 'color' has axes of numbers");
    }
  }
  for (const std::string& y : plot.y)
    if (!overTime && plot.color.empty())
      if (auto ok = checkMeasure(plan, y, plot.line, key + ".y"); !ok) return ok;
  for (const std::string& axis : plot.curves)
    if (auto ok = checkAxis(plan, axis, plot.line, key + ".curves"); !ok) return ok;
  if (!overTime && (plot.window || plot.against))
    return studyError(plot.line, key, "'window' and 'against' belong to plots over time");
  if (plot.slopes && !(plan.axis(plot.x) && plan.axes[*plan.axis(plot.x)].numeric))
    return studyError(plot.line, key + ".slopes", "slopes are fitted over an axis that has numbers");
  return checkSelection(plan, plot.where, plot.line);
}

Expected<void> checkFinding(const StudyPlan& plan, const StudyFinding& f) {
  if (auto ok = checkMeasure(plan, f.measure, f.line, "finding"); !ok) return ok;
  if (auto ok = checkSelection(plan, f.where, f.line); !ok) return ok;
  if (plan.select(f.where).empty()) return studyError(f.line, "finding.where", "no case meets these conditions");
  if (!f.slopeOver.empty()) {
    if (auto ok = checkAxis(plan, f.slopeOver, f.line, "finding.over"); !ok) return ok;
    if (!plan.axes[*plan.axis(f.slopeOver)].numeric)
      return studyError(f.line, "finding.over", fmt::format("the values of '{}' are not numbers", f.slopeOver));
  }
  for (const std::optional<StudyBound>* bound : {&f.lessThan, &f.greaterThan}) {
    if (!*bound) continue;
    if (!(*bound)->measure.empty())
      if (auto ok = checkMeasure(plan, (*bound)->measure, f.line, "finding"); !ok) return ok;
    if (auto ok = checkSelection(plan, (*bound)->where, f.line); !ok) return ok;
  }
  return {};
}

/// All of a measure that its value depends on.
std::string measureText(const StudyMeasure& m) {
  const auto [from, to] = m.window.value_or(std::pair{-1.0, -1.0});
  std::string text = fmt::format("{}|{}|{}|{}|{}|{}|{}|{}{}{}{}\n", m.name, fmt::join(m.channels, ","), m.expression,
                                 normName(m.norm), from, to, m.every, m.unwrap, m.against, m.keepSign, m.relative);
  for (const auto& [name, channel] : m.let) text += name + "=" + channel + "\n";
  return text;
}

std::string plotText(const StudyPlan& plan, const StudyPlot& p) {
  if (plan.axis(p.x) || plan.isMeasure(p.x)) return {};
  const auto [from, to] = p.window.value_or(std::pair{-1.0, -1.0});
  return fmt::format("{}|{}|{}|{}|{}\n", p.x, fmt::join(p.y, ","), from, to, p.against);
}

}  // namespace

tl::unexpected<Error> studyError(int line, std::string key, std::string message) {
  return fail({.message = std::move(message), .line = line, .key = std::move(key)});
}

Expected<void> checkSelection(const StudyPlan& plan, const StudySelection& where, int line) {
  for (const Setting& s : where) {
    if (auto ok = checkAxis(plan, s.key, s.line ? s.line : line, "where." + s.key); !ok) return ok;
    const PlannedAxis& axis = plan.axes[*plan.axis(s.key)];
    const Coordinate wanted = coordinateFromText(s.value);
    if (std::any_of(axis.values.begin(), axis.values.end(), [&](const auto& v) { return v.same(wanted); })) continue;
    std::vector<std::string> values;
    for (const Coordinate& v : axis.values) values.push_back(v.text);
    return studyError(s.line ? s.line : line, "where." + s.key,
                      fmt::format("no case has '{}'{}", s.value, acceptedText(s.value, values)));
  }
  return {};
}

Expected<void> planChecks(StudyPlan& plan) {
  for (const StudyMeasure& m : plan.study.measures)
    if (auto ok = checkSampleTimes(plan, m); !ok) return ok;
  for (const StudyPlot& p : plan.study.plots)
    if (auto ok = checkPlot(plan, p); !ok) return ok;
  for (const StudyFinding& f : plan.study.findings)
    if (auto ok = checkFinding(plan, f); !ok) return ok;
  return {};
}

void planKeys(StudyPlan& plan) {
  const StudyReference& r = plan.study.reference;
  std::string common = std::string(version()) + "\n";
  for (const StudyMeasure& m : plan.study.measures) common += measureText(m);
  for (const StudyPlot& p : plan.study.plots) common += plotText(plan, p);
  common += fmt::format("{}|{}\n", static_cast<int>(r.kind), r.table.digest);
  for (const auto& [channel, what] : r.channels) common += channel + "=" + what + "\n";
  for (PlannedCase& c : plan.cases) {
    std::string text = common + modelText(*c.model);
    if (c.referenceRun) text += modelText(*plan.referenceRuns[*c.referenceRun].model);
    c.key = digest(text);
  }
}

Expected<StudyPlan> planStudy(Study study) {
  StudyPlan plan;
  plan.study = std::move(study);
  for (const auto stage : {planCases, planChannels, planReferences, planChecks})
    if (auto ok = stage(plan); !ok) {
      if (ok.error().file.empty()) ok.error().file = plan.study.file;
      return fail(ok.error());
    }
  planKeys(plan);
  return plan;
}

}  // namespace gyre
