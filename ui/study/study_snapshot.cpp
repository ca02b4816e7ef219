#include "study/study_snapshot.h"

#include "figure/readable_number.h"
#include "study/study_colors.h"
#include "study/study_curves.h"
#include "theme/palette.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <map>

namespace gyre::ui {
namespace {

QString fromUtf8(const std::string& text) { return QString::fromStdString(text); }

/// The integrator of a curve, empty when its cases have several or none.
std::string integratorOf(const StudyPlan& plan, const StudyCurve& curve) {
  const auto axis = plan.axis("integrator");
  if (!axis || curve.cases.empty()) return {};
  const std::string first = plan.cases[curve.cases.front()].coordinates[*axis].text;
  for (const std::size_t i : curve.cases)
    if (plan.cases[i].coordinates[*axis].text != first) return {};
  return first;
}

/// The colour tells the method; the shape of the points, or without points the dashes of the line, what else differs.
/// Where the method is not what differs, every curve has a colour of its own.
std::vector<CurveLook> looks(const StudyPlan& plan, const StudyCurves& curves, bool shapes) {
  const auto known = integratorLooks(integratorsOf(plan));
  std::vector<std::string> ids;
  std::map<std::string, int> uses;
  for (const StudyCurve& curve : curves.curves) ++uses[ids.emplace_back(integratorOf(plan, curve))];
  const bool twice = std::any_of(uses.begin(), uses.end(), [](const auto& use) { return use.second > 1; });
  const bool byMethod = !uses.contains("") && (uses.size() > 1 || !twice);
  constexpr std::array dashes{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
  std::vector<CurveLook> result;
  std::map<std::string, int> seen;
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const int own = static_cast<int>(i);
    CurveLook look = byMethod ? known.at(ids[i]) : CurveLook{own, markerOf(own)};
    const int variant = byMethod ? seen[ids[i]]++ : own / static_cast<int>(lightTheme().curves.size());
    if (byMethod && twice) look.marker = markerOf(variant);
    if (!shapes) {
      look.marker = Marker::none;
      look.line = dashes[static_cast<std::size_t>(variant) % dashes.size()];
    }
    result.push_back(look);
  }
  return result;
}

QString stateText(const CaseResult* result) {
  if (!result) return QObject::tr("waiting");
  if (result->failed()) return QObject::tr("failed: %1").arg(fromUtf8(result->error->text()));
  return result->restored ? QObject::tr("from an earlier run") : QObject::tr("finished");
}

StudyCell numberCell(double value, int digits = 4) {
  if (std::isnan(value)) return {QStringLiteral("–")};
  return {readableNumber(value, digits), value, QString::number(value, 'g', 17)};
}

/// For each case the slope between it and the next larger step or smaller number of elements, for one measure.
std::vector<double> pairwiseOrders(const StudyPlan& plan, const CaseResults& results, const std::string& measure,
                                   std::size_t axis) {
  std::vector<double> orders(plan.cases.size(), std::nan(""));
  for (const FamilyOrder& family : familyOrders(plan, results, measure, plan.axes[axis].key)) {
    for (std::size_t p = 0; p < family.fit.pairwise.size(); ++p) {
      const double step = family.fit.points[p + 1].step;
      for (const std::size_t i : family.cases)
        if (plan.cases[i].coordinates[axis].number == step) orders[i] = family.fit.pairwise[p];
    }
  }
  return orders;
}

/// An axis title whose quantities may be built-in measures, in words: "CPU time [s]".
QString readableLabel(const std::vector<std::string>& quantities, const std::string& title) {
  QString out = fromUtf8(title);
  for (const std::string& quantity : quantities)
    if (const QString name = fromUtf8(quantity), words = readableMeasure(name); words != name) out.replace(name, words);
  return out;
}

/// Whether the study asks for the order of a measure over an axis, in a plot or in a finding; over steps also where a
/// plot over another axis does.
bool wantsOrder(const Study& study, const std::string& measure, const std::string& axis) {
  const auto plotted = [&](const StudyPlot& p) {
    return p.slopes && (p.x == axis || axis == "step") && std::find(p.y.begin(), p.y.end(), measure) != p.y.end();
  };
  const auto stated = [&](const StudyFinding& f) { return f.slopeOver == axis && f.measure == measure; };
  return std::any_of(study.plots.begin(), study.plots.end(), plotted) ||
         std::any_of(study.findings.begin(), study.findings.end(), stated);
}

QString withUnit(const QString& name, const QString& unit) {
  return unit.isEmpty() ? name : QStringLiteral("%1 [%2]").arg(name, unit);
}

/// A word begins with a capital at the head of a column; a symbol ("x", "e_R") stays what it is.
QString heading(const QString& name) {
  const bool word = name.size() > 2 && std::all_of(name.begin(), name.end(), [](QChar c) { return c.isLower(); });
  return word ? name[0].toUpper() + name.mid(1) : name;
}

}  // namespace

QString readableMeasure(const QString& name) {
  static const std::map<QString, QString> words{{"cpu_time", QObject::tr("CPU time")},
                                                {"steps", QObject::tr("Steps")},
                                                {"newton_iterations", QObject::tr("Newton iterations")},
                                                {"evaluations", QObject::tr("Evaluations")},
                                                {"retries", QObject::tr("Repeated steps")},
                                                {"factorizations", QObject::tr("Factorizations")},
                                                {"solves", QObject::tr("Solves")},
                                                {"error_test_failures", QObject::tr("Error test failures")},
                                                {"convergence_failures", QObject::tr("Convergence failures")}};
  const auto known = words.find(name);
  return known == words.end() ? name : known->second;
}

/// Points alone, each of which tells its source.
void addPublished(const StudyCurves& curves, Chart& chart) {
  for (const PublishedPoints& p : curves.published) {
    const int place = static_cast<int>(chart.curves.size());
    ChartCurve curve{.name = fromUtf8(p.name), .color = place, .marker = markerOf(place + 1), .line = Qt::NoPen};
    for (std::size_t i = 0; i < p.x.size(); ++i) curve.points.push_back({p.x[i], p.y[i], fromUtf8(p.source)});
    chart.curves.push_back(std::move(curve));
  }
}

Chart studyChart(const StudyPlan& plan, const CaseResults& results, const StudyPlot& plot) {
  const StudyCurves curves = studyCurves(plan, results, plot);
  const bool overTime = !plan.axis(plot.x) && !plan.isMeasure(plot.x);  // or over another channel
  Chart chart{.title = fromUtf8(curves.title),
              .xTitle = plan.axis(plot.x) ? fromUtf8(curves.xLabel) : readableLabel({plot.x}, curves.xLabel),
              .yTitle = readableLabel(plot.y, curves.yLabel),
              .hint = QObject::tr("No results yet."),
              .logX = curves.logX,
              .logY = curves.logY};
  chart.shadeTitle = readableLabel({plot.color}, curves.colorLabel);
  for (const std::string& name : curves.categories) chart.categories << fromUtf8(name);
  const std::vector<CurveLook> look = looks(plan, curves, !overTime);
  for (std::size_t i = 0; i < curves.curves.size(); ++i) {
    const StudyCurve& from = curves.curves[i];
    ChartCurve curve{
        .name = fromUtf8(from.name), .color = look[i].color, .marker = look[i].marker, .line = look[i].line};
    curve.points.reserve(from.x.size());
    for (std::size_t k = 0; k < from.x.size(); ++k) curve.points.push_back({from.x[k], from.y[k]});
    for (std::size_t k = 0; k < from.cases.size() && !overTime; ++k) {
      curve.points[k].note = fromUtf8(plan.cases[from.cases[k]].name);
      curve.points[k].ofCase = static_cast<int>(from.cases[k]);
      if (!from.color.empty()) curve.points[k].shade = from.color[k];
    }
    if (curves.areScattered) curve.line = Qt::NoPen;
    if (from.fit && from.fit->valid()) {
      const bool falls = from.fit->over == OrderOver::numbers;
      PowerLaw law{falls ? -from.fit->order : from.fit->order, std::log10(from.fit->constant), INFINITY, -INFINITY};
      for (const OrderPoint& p : from.fit->points) {
        if (!p.used) continue;
        law.low = std::min(law.low, p.step);
        law.high = std::max(law.high, p.step);
      }
      curve.law = law;
      curve.lawLabel = QObject::tr("order %1").arg(QString::number(from.fit->order, 'f', 2));
    }
    chart.curves.push_back(std::move(curve));
  }
  addPublished(curves, chart);
  // A path: two coordinates of the same unit, both channels.
  chart.equalScales = overTime && plot.x != "time" && chart.xTitle.section('[', 1) == chart.yTitle.section('[', 1) &&
                      !chart.logX && !chart.logY;
  return chart;
}

StudyTable studyTable(const StudyPlan& plan, const CaseResults& results) {
  StudyTable table;
  const auto column = [&table](const QString& header, bool numeric, const QString& tip = {}) {
    table.headers << header;
    table.headerTips << tip;
    table.numeric.push_back(numeric);
  };
  for (const PlannedAxis& axis : plan.axes)
    // A parameter is a name of the model's and stays as it is.
    column(withUnit(axis.label == axis.key ? fromUtf8(axis.key) : heading(fromUtf8(axis.label)), fromUtf8(axis.unit)),
           axis.numeric, fromUtf8(axis.key));
  std::vector<std::vector<std::vector<double>>> orders;  // indices: measure, axis, case
  for (const StudyMeasure& measure : plan.study.measures) {
    const QString name = fromUtf8(measure.name);
    column(withUnit(heading(name), fromUtf8(plan.measureUnit(measure.name))), true);
    orders.emplace_back();
    for (std::size_t a = 0; a < plan.axes.size(); ++a) {
      const PlannedAxis& axis = plan.axes[a];
      if (!axis.numeric || axis.values.size() < 2 || !wantsOrder(plan.study, measure.name, axis.key)) continue;
      orders.back().push_back(pairwiseOrders(plan, results, measure.name, a));
      if (axis.key == "step")
        column(QObject::tr("Order"), true,
               QObject::tr("Slope of %1 between this step and the next larger one").arg(name));
      else
        column(QObject::tr("Order in %1").arg(fromUtf8(axis.key)), true,
               QObject::tr("Slope of %1 between this value and the one before").arg(name));
    }
  }
  column(QObject::tr("Steps"), true);
  column(QObject::tr("Evaluations"), true, QObject::tr("Evaluations of the residual"));
  const bool failures = plan.choosesSteps();
  if (failures) {
    column(QObject::tr("Factorizations"), true, QObject::tr("Of Newton's matrix: J in the tables of Yen and Petzold"));
    column(QObject::tr("etfs"), true, QObject::tr("Failures of the error test: steps repeated for their local error"));
    column(QObject::tr("ctfs"), true,
           QObject::tr("Failures of the convergence test: steps repeated because their equations did not converge"));
  }
  column(QObject::tr("CPU time [s]"), true, QObject::tr("Of the thread that ran the case, stepping only"));
  column(QObject::tr("State"), false);

  for (const PlannedCase& planned : plan.cases) {
    const CaseResult* result = results[planned.index].get();
    StudyRow row{.index = planned.index};
    row.state = !result ? CaseState::waiting : result->failed() ? CaseState::failed : CaseState::finished;
    for (const Coordinate& c : planned.coordinates)
      row.cells.push_back(c.isNumber() ? StudyCell{compactNumber(c.number), c.number, {}}
                                       : StudyCell{fromUtf8(c.text)});
    for (std::size_t m = 0; m < orders.size(); ++m) {
      StudyCell value = numberCell(result && !result->failed() ? result->measures[m].value : std::nan(""));
      if (result && !result->failed() && !result->measures[m].problem.empty())
        value.tip = fromUtf8(result->measures[m].problem);
      row.cells.push_back(value);
      for (const std::vector<double>& ofCases : orders[m]) {
        const double order = ofCases[planned.index];
        row.cells.push_back(std::isnan(order)
                                ? numberCell(order)
                                : StudyCell{QString::number(order, 'f', 2).replace('-', QChar(0x2212)), order, {}});
      }
    }
    const auto count = [&](std::uint64_t n) {
      return result && n > 0 ? StudyCell{QString::number(n), static_cast<double>(n)} : StudyCell{QStringLiteral("–")};
    };
    const WorkCounts work = result ? result->work : WorkCounts{};
    row.cells.push_back(count(work.steps));
    row.cells.push_back(count(work.evaluations));
    if (failures)
      for (const std::uint64_t n : {work.factorizations, work.errorTestFailures, work.convergenceFailures})
        row.cells.push_back(work.steps > 0 ? StudyCell{QString::number(n), static_cast<double>(n)} : count(0));
    row.cells.push_back(numberCell(result && result->cpuTime > 0 ? result->cpuTime : std::nan(""), 3));
    row.cells.push_back({stateText(result), std::nan(""), row.state == CaseState::failed ? stateText(result) : ""});
    table.rows.push_back(std::move(row));
  }
  return table;
}

StudySnapshot makeSnapshot(const StudyPlan& plan, const CaseResults& results, const StudyProgress& progress) {
  StudySnapshot snapshot{.progress = progress, .results = results};
  for (const StudyPlot& plot : plan.study.plots) snapshot.charts.push_back(studyChart(plan, results, plot));
  snapshot.table = studyTable(plan, results);
  snapshot.findings = judgeFindings(plan, results);
  return snapshot;
}

}  // namespace gyre::ui
