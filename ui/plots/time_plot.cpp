#include "plots/time_plot.h"

#include "figure/readable_number.h"
#include "plots/curve_titles.h"
#include "plots/difference_table.h"
#include "plots/quantity_text.h"

#include <QObject>

#include <algorithm>
#include <utility>

namespace gyre::ui {

namespace {

constexpr double mostUncertain = 0.1;  ///< part of the largest difference that interpolation may have wrong unsaid

double largestMagnitude(const Extremes& extremes) {
  return std::max(std::abs(extremes.minimum), std::abs(extremes.maximum));
}

QString largestText(const QString& value) { return QObject::tr("max %1").arg(value); }

/// Words of many curves would cover them.
QString firstFew(const QStringList& names) {
  constexpr qsizetype few = 3;
  const QString shown = names.mid(0, few).join(QStringLiteral(", "));
  return names.size() > few ? QObject::tr("%1 and %2 more").arg(shown).arg(names.size() - few) : shown;
}

QString differenceTitle(const QString& title, bool ofMagnitudes) {
  // Curves that have nothing in common but a unit have no name.
  const bool hasName = !title.startsWith(QLatin1Char('['));
  if (ofMagnitudes)
    return hasName ? QObject::tr("|difference| of %1").arg(title) : QObject::tr("|difference| %1").arg(title);
  return hasName ? QObject::tr("difference of %1").arg(title) : QObject::tr("difference %1").arg(title);
}

}  // namespace

TimePlot::TimePlot(PlotRuns& runs)
    : CurvesPlot(
          runs, {.mode = PlotMode::time, .key = Qt::Key_T, .words = QObject::tr("Over time\tT"), .isOverTime = true}) {}

bool TimePlot::choose(const PlotChoices& choices) {
  secondAxis_ = choices.secondAxis;
  return !choices.spectrum && choices.horizontal.isEmpty();
}

bool TimePlot::hasSecond() const {
  const auto& all = runs_.curves().all();
  return secondAxis_ &&
         std::ranges::any_of(all, [&](const PlottedCurve& curve) { return isOtherUnit(all, curve.unit); });
}

std::optional<PlotChoices> TimePlot::asked(const PlotChoices& now) const {
  return PlotChoices{.secondAxis = now.secondAxis,
                     .equalAxes = now.equalAxes};  // for the next quantity that curves are drawn over
}

bool TimePlot::drawsOverlaid() const { return runs_.isDifference() == runs_.overlaid().isDifference(); }

/// Other runs may differ where the run cannot.
std::optional<NoDifference> TimePlot::lack() const {
  return drawsOverlaid() && !runs_.overlaid().empty() ? std::nullopt : CurvesPlot::lack();
}

AxisRange TimePlot::horizontalRange(const AxisRange&, Reach) const {
  const AxisRange own = runs_.drawn().timeRange(), others = runs_.overlaid().timeRange();
  if (!drawsOverlaid() || !others.resolvable()) return own;
  if (runs_.curves().rows() == 0) return others;
  return {std::min(own.low, others.low), std::max(own.high, others.high)};
}

std::optional<AxisRange> TimePlot::valueRange(const AxesWindow& window, bool) const {
  const Extremes extremes = this->extremes(window.x, hasSecond() ? OfAxis::first : OfAxis::any);
  const bool counts = runs_.drawn().areCounts() && !window.logY;
  return counts ? fittedCounts(extremes) : fittedValues(extremes, window.logY);
}

Extremes TimePlot::extremes(const AxisRange& time, OfAxis axis) const {
  Extremes out = runs_.drawn().extremes(time, axis);
  if (drawsOverlaid()) out.add(runs_.overlaid().extremes(time, axis));
  return out;
}

/// Zoomed and moved as the first one is.
std::optional<AxisRange> TimePlot::secondRange(const AxesWindow& window) const {
  if (!hasSecond()) return std::nullopt;
  const auto fitted = [&](OfAxis axis) { return fittedValues(extremes(window.x, axis), window.logY); };
  const auto first = fitted(OfAxis::first), second = fitted(OfAxis::second);
  if (!first || !second) return second;
  return AxisRange{second->fromUnit(first->toUnit(window.y.low)), second->fromUnit(first->toUnit(window.y.high))};
}

FigureWords TimePlot::describe(const PlotLook& look) const {
  FigureWords words = curveWords(QObject::tr("time [s]"));
  if (look.second) {
    std::vector<PlottedCurve> first, second;  // by what titles are made of
    for (const PlottedCurve& curve : runs_.curves().all())
      (isOtherUnit(runs_.curves().all(), curve.unit) ? second : first)
          .push_back({.name = curve.name, .unit = curve.unit, .isFormula = curve.isFormula});
    words.value = valueTitleOf(first);
    words.second = valueTitleOf(second);
    words.secondRange = look.second;
  }
  if (runs_.isDifference()) {
    words.value = differenceTitle(words.value, look.window.logY);
    describeDifference(words, look);
  } else {
    reportNonPositive(words, look, look.window.x);
  }
  return words;
}

/// What is not shown of the difference, and what of it means nothing.
void TimePlot::describeDifference(FigureWords& words, const PlotLook& look) const {
  const PlottedCurves& curves = runs_.curves();
  const OverlaidRuns& overlaid = runs_.overlaid();
  const AxisRange& time = look.window.x;
  QStringList missing, uncertain, equal, lines;
  const auto reportUncertain = [&](const QString& name, const QString& unit, double error, double norm) {
    if (error <= mostUncertain * norm) return;
    uncertain << QObject::tr("%1 by some %2").arg(name, (compactNumber(error, 1) + QLatin1Char(' ') + unit).trimmed());
  };
  for (const PlottedCurve& curve : curves.all()) {
    if (curve.shown <= 0) {
      missing << curve.name;
      continue;
    }
    const double norm = runs_.drawn().norm(curve, time);
    if (norm == 0) equal << curve.name;
    reportUncertain(curve.name, curve.unit, runs_.drawn().uncertainty(curve, time), norm);
  }
  const auto drawn = curves.shown();
  const std::size_t rows = curves.rows();
  Extremes extremes = runs_.drawn().extremes(time);
  bool isInSight = rows > 0 && time.low <= drawn->time(rows - 1) && time.high >= drawn->time(0);
  if (drawsOverlaid())
    for (const OverlaidRuns::Curve& curve : overlaid.curves()) {
      const Extremes own = overlaid.extremesOf(curve, time);
      if (own.empty()) continue;
      isInSight = true;
      extremes.add(own);
      const OverlaidChannel& channel = overlaid.channels()[curve.channel];
      reportUncertain(QObject::tr("%1 of %2").arg(channel.name, overlaid.runs()[curve.run].name), channel.unit,
                      overlaid.uncertaintyOf(curve, time), largestMagnitude(own));
    }
  if (!isInSight) words.hint = QObject::tr("No time here that both runs cover.");
  else if (look.window.logY && extremes.maximum == 0) words.hint = QObject::tr("The runs do not differ here.");
  else if (look.window.logY && !equal.isEmpty()) lines << QObject::tr("No difference in %1").arg(firstFew(equal));
  const QString kept =
      curves.runs().runIsBaseline() ? QObject::tr("the run to compare with") : QObject::tr("the baseline");
  if (!missing.isEmpty()) lines << QObject::tr("Not in %1: %2").arg(kept, firstFew(missing));
  if (!uncertain.isEmpty())
    lines << QObject::tr("Uncertain between the rows of the baseline: %1. Equal output times avoid this")
                 .arg(firstFew(uncertain));
  if (const auto end = curves.baselineEnd()) lines << QObject::tr("The baseline ends at %1 s").arg(compactNumber(*end));
  words.note = lines.join(QLatin1Char('\n'));
}

PlotReading TimePlot::reading(const PlotLook& look) const {
  const PlottedCurves& curves = runs_.curves();
  const CursorRow at = cursorRow(look);
  PlotReading out = readCurves(look, at);
  if (runs_.isDifference())
    for (std::size_t i = 0; i < out.entries.size(); ++i)
      if (const double norm = runs_.drawn().norm(curves.all()[i], look.window.x); std::isfinite(norm))
        out.entries[i].norm = largestText(textOf(curves.all()[i], norm, 3));
  if (!look.isPane) appendOverlaidNames(out, look);
  if (runs_.isDifference() && !curves.empty() && !curves.lack() && !runs_.differenceNames().difference.isEmpty()) {
    const bool isOfKept = curves.runs().runIsBaseline();
    const RunLook line = runLook(*look.theme, isOfKept ? runs_.looks().colors.kept : runs_.looks().colors.run);
    out.entries.push_back({runs_.differenceNames().difference, {}, line.color, Marker::none, line.line});
  }
  if (!at.isShown) return out;
  // The newest poses are ahead of the last recorded row, where a plot that follows ends: not out of sight.
  const double t = look.following && !at.isBeyond ? std::min(look.cursor, look.window.x.high) : look.cursor;
  out.cursor = look.window.x.toUnit(t) * look.size.width();
  out.cursorText = look.cursorText();
  return out;
}

void TimePlot::appendOverlaidNames(PlotReading& reading, const PlotLook& look) const {
  const std::vector<OverlaidRun>& overlaid = runs_.overlaid().runs();
  std::vector<NamedRun> named;
  for (std::size_t run = 0; drawsOverlaid() && run < overlaid.size(); ++run) {
    if (runs_.isDifference()) reading.entries.push_back(differenceEntry(run, look));
    else named.push_back({overlaid[run].name, overlaid[run].color});
  }
  appendRunNames(reading, *look.theme, std::move(named));
}

/// Entry of a run in the legend, with its values where the plot shows one channel.
LegendEntry TimePlot::differenceEntry(std::size_t run, const PlotLook& look) const {
  const OverlaidRuns& overlaid = runs_.overlaid();
  const RunLook line = runLook(*look.theme, overlaid.runs()[run].color);
  LegendEntry entry{overlaid.runs()[run].differenceName, {}, line.color, Marker::none, line.line};
  entry.shown = false;
  for (const OverlaidRuns::Curve& curve : overlaid.curves()) {
    if (curve.run != run) continue;
    entry.shown = true;
    if (overlaid.channels().size() > 1) break;
    const OverlaidChannel& channel = overlaid.channels().front();
    const Extremes all = overlaid.extremesOf(curve, look.window.x);
    if (all.empty()) break;
    entry.norm = largestText(quantityText(channel.unit, channel.ofSteps, largestMagnitude(all), 3));
    const Recording& rows = *overlaid.rowsOf(run);
    const std::size_t count = curve.tree.rows();
    if (!look.hasCursor() || look.cursor < rows.time(0) || look.cursor > rows.time(count - 1)) continue;
    const double value = rows.at(std::min(rows.rowAt(look.cursor), count - 1), curve.column);
    entry.value = quantityText(channel.unit, channel.ofSteps, look.isNoise(value) ? 0 : value);
  }
  return entry;
}

std::vector<CurveShape> TimePlot::shapes(const PlotLook& look, QDeadlineTimer) {
  std::vector<CurveShape> shapes = runs_.drawn().shapes(look.window, look.size, *look.theme, look.second);
  if (!drawsOverlaid()) return shapes;
  const std::vector<CurveShape> behind = runs_.overlaid().shapes(look.window, look.size, *look.theme, look.second);
  shapes.insert(shapes.begin(), behind.begin(), behind.end());
  return shapes;
}

PlotData TimePlot::data(const PlotLook& look) {
  PlotData out = CurvesPlot::data(look);
  if (runs_.isDifference()) addDifferences(out);
  return out;
}

/// Those of the other runs in the same table.
void TimePlot::addDifferences(PlotData& data) {
  data.warnings = runs_.differenceWarnings();
  const OverlaidRuns& overlaid = runs_.overlaid();
  if (!drawsOverlaid() || overlaid.empty()) return;
  runs_.takeAllOverlaid();
  std::vector<DifferenceColumn> columns;
  for (const PlottedCurve& curve : runs_.curves().all())
    if (curve.shown > 0) {
      const auto column = static_cast<std::size_t>(curve.shown);
      columns.push_back({data.recording, column, curve.ofSteps, data.recording->channels()[column].name});
    }
  std::size_t number = 1, last = overlaid.runs().size();
  for (const OverlaidRuns::Curve& curve : overlaid.curves()) {
    const OverlaidChannel& channel = overlaid.channels()[curve.channel];
    const auto& rows = overlaid.rowsOf(curve.run);
    if (std::exchange(last, curve.run) != curve.run)
      data.warnings.emplace_back("difference " + std::to_string(++number),
                                 overlaid.runs()[curve.run].differenceName.toStdString());
    columns.push_back(
        {rows, curve.column, channel.ofSteps, rows->channels()[curve.column].name + '_' + std::to_string(number)});
  }
  data.recording = differenceTable(columns);
  data.columns.clear();
  for (std::size_t i = 0; data.recording && i < columns.size(); ++i) data.columns.push_back(i + 1);
}

/// What statistics are made of: of differences, those of the other runs, too.
std::vector<FigureSource> TimePlot::figureSources(const Theme& theme) const {
  std::vector<FigureSource> out = CurvesPlot::figureSources(theme);
  if (!runs_.isDifference() || !drawsOverlaid()) return out;
  const OverlaidRuns& overlaid = runs_.overlaid();
  for (const OverlaidRuns::Curve& curve : overlaid.curves()) {
    const OverlaidChannel& channel = overlaid.channels()[curve.channel];
    const OverlaidRun& run = overlaid.runs()[curve.run];
    out.push_back({QObject::tr("%1, %2").arg(channel.name, run.differenceName), channel.unit,
                   runLook(theme, run.color).color, overlaid.rowsOf(curve.run), curve.column, curve.tree.rows(),
                   channel.ofSteps});
  }
  return out;
}

}  // namespace gyre::ui
