#include "study/study_curves.h"

#include "study/study_report.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace gyre {
namespace {

std::string withUnit(const std::string& name, const std::string& unit) {
  return unit.empty() ? name : name + " [" + unit + "]";
}

/// The one unit that all of them have; empty when they differ.
std::string commonUnit(const std::vector<std::string>& units) {
  const bool same = std::all_of(units.begin(), units.end(), [&](const auto& u) { return u == units.front(); });
  return same && !units.empty() ? units.front() : std::string{};
}

std::vector<std::size_t> curveAxes(const StudyPlan& plan, const StudyPlot& plot) {
  std::vector<std::size_t> out;
  for (const std::string& key : plot.curves) out.push_back(*plan.axis(key));
  if (out.empty())
    for (std::size_t a = 0; a < plan.axes.size(); ++a) {
      const std::string& key = plan.axes[a].key;
      const bool fixed = std::any_of(plot.where.begin(), plot.where.end(), [&](const auto& s) { return s.key == key; });
      if (key != plot.x && !(!plot.color.empty() && key == plot.y.front()) && !fixed && !plan.axes[a].isSampled &&
          plan.axes[a].values.size() > 1)
        out.push_back(a);
    }
  // Over work instead of over steps, the steps are what a curve is made of.
  if (plot.curves.empty() && !plan.axis(plot.x) && plan.isMeasure(plot.x))
    std::erase_if(out, [&](std::size_t a) { return plan.axes[a].key == "step"; });
  return out;
}

std::string joined(std::string a, const std::string& b) {
  if (!a.empty() && !b.empty()) a += ", ";
  return a + b;
}

/// Where a case stands on an axis: a number, or on an axis of texts the place of its text among them.
double placeOn(const PlannedAxis& axis, const Coordinate& coordinate) {
  if (axis.numeric) return coordinate.number;
  const auto at =
      std::find_if(axis.values.begin(), axis.values.end(), [&](const Coordinate& v) { return v.same(coordinate); });
  return static_cast<double>(at - axis.values.begin());
}

/// One point for each case: measures over an axis or over another measure.
void addPoints(const StudyPlan& plan, const CaseResults& results, const StudyPlot& plot, StudyCurves& out) {
  const auto xAxis = plan.axis(plot.x);
  const bool isMap = !plot.color.empty();
  const std::vector<std::size_t> axes = curveAxes(plan, plot);
  for (const std::string& y : plot.y) {
    std::map<std::string, std::size_t> known;
    for (const std::size_t i : plan.select(plot.where)) {
      const std::string label = plan.label(i, axes);
      const auto [it, isNew] = known.emplace(label, out.curves.size());
      if (isNew) out.curves.push_back({.name = joined(label, plot.y.size() > 1 || label.empty() ? y : "")});
      StudyCurve& curve = out.curves[it->second];
      const double x =
          xAxis ? placeOn(plan.axes[*xAxis], plan.cases[i].coordinates[*xAxis]) : measured(plan, results, i, plot.x);
      const double value = isMap ? plan.cases[i].coordinates[*plan.axis(y)].number : measured(plan, results, i, y);
      const double color = isMap ? measured(plan, results, i, plot.color) : 0;
      if (!std::isfinite(x) || !std::isfinite(value) || !std::isfinite(color)) continue;
      if (isMap) curve.color.push_back(color);
      curve.x.push_back(x);
      curve.y.push_back(value);
      curve.cases.push_back(i);
    }
    if (!plot.slopes || !xAxis) continue;
    for (const FamilyOrder& family : familyOrders(plan, results, y, plot.x, plot.where))
      if (!family.cases.empty() && family.fit.valid())
        out.curves[known.at(plan.label(family.cases.front(), axes))].fit = family.fit;
  }
}

/// One curve for each case and channel, over time or over another channel.
void addSeries(const StudyPlan& plan, const CaseResults& results, const StudyPlot& plot, std::size_t index,
               StudyCurves& out) {
  std::vector<std::size_t> axes = curveAxes(plan, plot);
  for (const std::size_t i : plan.select(plot.where)) {
    const RecordedSet& set = plan.recorded[plan.cases[i].recordedSet];
    const std::vector<std::size_t>& columns = set.plots[index];
    const bool overTime = plot.x == "time";
    const std::size_t ys = columns.size() - (overTime ? 0 : 1);
    for (std::size_t c = 0; c < ys; ++c) {
      const std::string& channel = set.channels[set.kept[columns[c]]].name;
      const std::string label = plan.label(i, axes);
      StudyCurve& curve =
          out.curves.emplace_back(StudyCurve{.name = joined(label, ys > 1 || label.empty() ? channel : "")});
      curve.cases = {i};
      if (!results[i] || results[i]->series.rows() == 0) continue;
      const KeptRows& rows = results[i]->series;
      const KeptRows& reference = results[i]->referenceSeries;
      const auto columnOf = [&](std::size_t kept) {
        const std::string& name = set.channels[set.kept[kept]].name;
        return static_cast<std::size_t>(std::find(rows.channels.begin(), rows.channels.end(), name) -
                                        rows.channels.begin());
      };
      const std::size_t y = columnOf(columns[c]), x = overTime ? 0 : columnOf(columns.back());
      for (std::size_t row = 0; row < rows.rows(); ++row) {
        const double t = rows.times[row];
        if (plot.window && (t < plot.window->first - 1e-12 || t > plot.window->second + 1e-12)) continue;
        double value = rows.at(row, y);
        if (plot.against) value -= row < reference.rows() ? reference.at(row, y) : NAN;
        if (!std::isfinite(value)) continue;
        curve.x.push_back(overTime ? t : rows.at(row, x));
        curve.y.push_back(value);
      }
    }
  }
}

std::string seriesUnit(const StudyPlan& plan, std::size_t index, bool ofX) {
  if (plan.recorded.empty()) return {};
  const RecordedSet& set = plan.recorded.front();
  std::vector<std::size_t> columns = set.plots[index];
  if (ofX) return set.channels[set.kept[columns.back()]].unit;
  if (plan.study.plots[index].x != "time") columns.pop_back();
  std::vector<std::string> units;
  for (const std::size_t c : columns) units.push_back(set.channels[set.kept[c]].unit);
  return commonUnit(units);
}

std::string commaList(const std::vector<std::string>& names) {
  std::string out;
  for (const std::string& n : names) out = joined(out, n);
  return out;
}

}  // namespace

StudyCurves studyCurves(const StudyPlan& plan, const CaseResults& results, const StudyPlot& plot) {
  StudyCurves out{.title = plot.title, .xLabel = {}, .yLabel = {}, .logX = plot.logX, .logY = plot.logY};
  out.published = plot.points;
  const auto xAxis = plan.axis(plot.x);
  if (xAxis || plan.isMeasure(plot.x)) {
    std::vector<std::string> units;
    for (const std::string& y : plot.y)
      if (plot.color.empty()) units.push_back(plan.measureUnit(y));
    out.xLabel = withUnit(plot.x, xAxis ? plan.axes[*xAxis].unit : plan.measureUnit(plot.x));
    out.yLabel = withUnit(commaList(plot.y), commonUnit(units));
    if (!plot.color.empty()) {
      out.yLabel = withUnit(plot.y.front(), plan.axes[*plan.axis(plot.y.front())].unit);
      out.colorLabel = withUnit(plot.color, plan.measureUnit(plot.color));
    }
    if (xAxis && !plan.axes[*xAxis].numeric) {
      out.logX = false;
      for (const Coordinate& value : plan.axes[*xAxis].values) out.categories.push_back(value.text);
    }
    out.areScattered = !plot.color.empty() || std::ranges::any_of(plan.axes, &PlannedAxis::isSampled);
    addPoints(plan, results, plot, out);
    return out;
  }
  const auto index = static_cast<std::size_t>(&plot - plan.study.plots.data());
  const bool overTime = plot.x == "time";
  out.xLabel = withUnit(plot.x, overTime ? "s" : seriesUnit(plan, index, true));
  out.yLabel = withUnit((plot.against ? "error of " : "") + commaList(plot.y), seriesUnit(plan, index, false));
  addSeries(plan, results, plot, index, out);
  return out;
}

}  // namespace gyre
