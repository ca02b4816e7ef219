#include "study_text.h"

#include "study/study_report.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>

namespace gyre::cli {
namespace {

/// Columns as wide as their longest cell, the first ones to the left, numbers to the right.
class Table {
 public:
  explicit Table(std::size_t leftColumns) : left_(leftColumns) {}
  void add(std::vector<std::string> row) {
    width_.resize(std::max(width_.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) width_[i] = std::max(width_[i], row[i].size());
    rows_.push_back(std::move(row));
  }
  std::string text() const {
    std::string out;
    for (const auto& row : rows_) {
      std::string line;
      for (std::size_t i = 0; i < row.size(); ++i) {
        if (i > 0) line += "  ";
        line += i < left_ ? fmt::format("{:<{}}", row[i], width_[i]) : fmt::format("{:>{}}", row[i], width_[i]);
      }
      out += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
    }
    return out;
  }

 private:
  std::size_t left_;
  std::vector<std::size_t> width_;
  std::vector<std::vector<std::string>> rows_;
};

std::string withUnit(const std::string& name, const std::string& unit) {
  return unit.empty() ? name : fmt::format("{} [{}]", name, unit);
}

std::string digits(double x) { return std::isfinite(x) ? fmt::format("{:.3e}", x) : std::string("-"); }

/// Axes over which the order of a measure is of interest: a plot or a finding asks for it.
std::vector<std::string> axesOfOrder(const StudyPlan& plan, const StudyMeasure& m) {
  std::vector<std::string> out;
  for (const PlannedAxis& axis : plan.axes) {
    if (!axis.numeric || axis.values.size() < 2) continue;
    const auto shown = [&](const StudyPlot& p) {
      return p.slopes && p.x == axis.key && std::find(p.y.begin(), p.y.end(), m.name) != p.y.end();
    };
    const auto judged = [&](const StudyFinding& f) { return f.slopeOver == axis.key && f.measure == m.name; };
    if (std::any_of(plan.study.plots.begin(), plan.study.plots.end(), shown) ||
        std::any_of(plan.study.findings.begin(), plan.study.findings.end(), judged))
      out.push_back(axis.key);
  }
  return out;
}

/// The slope from the next coarser case to this one, for each case that has one.
std::vector<std::string> slopesBeside(const StudyPlan& plan, const CaseResults& results, const std::string& measure,
                                      const std::string& axis) {
  std::vector<std::string> out(plan.cases.size());
  for (const FamilyOrder& family : familyOrders(plan, results, measure, axis))
    for (std::size_t i = 1; i < family.cases.size(); ++i)
      if (std::isfinite(family.fit.pairwise[i - 1]))
        out[family.cases[i]] = fmt::format("{:.2f}", family.fit.pairwise[i - 1]);
  return out;
}

std::string orderText(const StudyPlan& plan, const CaseResults& results, const StudyMeasure& m,
                      const std::string& axis) {
  Table table(1);
  for (const FamilyOrder& family : familyOrders(plan, results, m.name, axis)) {
    const std::string name = "  " + (family.label.empty() ? std::string("all cases") : family.label);
    if (family.fit.valid())
      table.add({name, fmt::format("{:.3f}", family.fit.order),
                 fmt::format("from {} of {} points", family.fit.used(), family.fit.points.size())});
    else table.add({name, "-", "too few points"});
  }
  return fmt::format("order of {} over {} (fitted to the points between saturation and round-off)\n", m.name, axis) +
         table.text();
}

std::string ordersText(const StudyPlan& plan, const CaseResults& results) {
  std::string out;
  for (const StudyMeasure& m : plan.study.measures)
    for (const std::string& axis : axesOfOrder(plan, m)) out += orderText(plan, results, m, axis);
  return out;
}

}  // namespace

std::string resultsText(const StudyPlan& plan, const CaseResults& results) {
  std::vector<std::string> head;
  for (const PlannedAxis& a : plan.axes) head.push_back(withUnit(a.key, a.unit));
  if (head.empty()) head.emplace_back("case");
  Table table(head.size());
  std::vector<std::vector<std::vector<std::string>>> slopes;  // indices: measure, axis, case
  for (const StudyMeasure& m : plan.study.measures) {
    head.push_back(withUnit(m.name, plan.measureUnit(m.name)));
    slopes.emplace_back();
    for (const std::string& axis : axesOfOrder(plan, m)) {
      slopes.back().push_back(slopesBeside(plan, results, m.name, axis));
      head.push_back(axis == "step" ? "slope" : "slope over " + axis);
    }
  }
  head.insert(head.end(), {"steps", "newton", "evaluations"});
  const bool failures = plan.choosesSteps();
  if (failures) head.insert(head.end(), {"factorizations", "etfs", "ctfs"});
  head.emplace_back("cpu [s]");
  table.add(head);
  for (const PlannedCase& c : plan.cases) {
    std::vector<std::string> row;
    for (const Coordinate& at : c.coordinates) row.push_back(at.text);
    if (row.empty()) row.push_back(c.name);
    if (!results[c.index] || results[c.index]->failed()) {
      row.emplace_back(results[c.index] ? "failed" : "not run");
      table.add(std::move(row));
      continue;
    }
    for (std::size_t m = 0; m < plan.study.measures.size(); ++m) {
      row.push_back(digits(results[c.index]->measures[m].value));
      for (const std::vector<std::string>& ofCases : slopes[m]) row.push_back(ofCases[c.index]);
    }
    const WorkCounts& work = results[c.index]->work;
    for (const std::uint64_t n : {work.steps, work.newtonIterations, work.evaluations})
      row.push_back(std::to_string(n));
    if (failures)
      for (const std::uint64_t n : {work.factorizations, work.errorTestFailures, work.convergenceFailures})
        row.push_back(std::to_string(n));
    row.push_back(fmt::format("{:.3g}", results[c.index]->cpuTime));
    table.add(std::move(row));
  }
  return table.text() + ordersText(plan, results);
}

std::string findingsText(const StudyPlan& plan, const CaseResults& results) {
  std::string out;
  const std::vector<JudgedFinding> judged = judgeFindings(plan, results);
  for (std::size_t i = 0; i < judged.size(); ++i) {
    const StudyFinding& f = plan.study.findings[i];
    out += fmt::format("{:<8}  {}{}\n", verdictName(judged[i].verdict), f.text,
                       f.source.empty() ? "" : " (" + f.source + ")");
    out += fmt::format("{:<8}  {}\n", "", judged[i].measured);
  }
  return out;
}

}  // namespace gyre::cli
