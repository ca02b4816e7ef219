#include "plots/curves_plot.h"

#include "plots/curve_titles.h"
#include "plots/quantity_text.h"

#include <QObject>

#include <algorithm>

namespace gyre::ui {

namespace {

/// Between rows along their line.
double valueBetweenRows(const Recording& recording, std::size_t rows, std::size_t column, double t) {
  const std::size_t row = std::min(recording.rowAt(t), rows - 1);
  const double before = recording.at(row, column);
  if (row + 1 >= rows || t <= recording.time(row)) return before;
  const double h = recording.time(row + 1) - recording.time(row);
  return h > 0 ? before + (recording.at(row + 1, column) - before) * ((t - recording.time(row)) / h) : before;
}

}  // namespace

QString textOf(const PlottedCurve& curve, double value, int digits) {
  return quantityText(curve.unit, curve.ofSteps, value, digits);
}

PlotData CurvesPlot::data(const PlotLook& look) {
  const PlottedCurves& curves = runs_.curves();
  PlotData out{.recording = curves.shown(),
               .columns = {},
               .times = {look.time.low, look.time.high},
               .isDifference = runs_.isDifference()};
  if (const PlottedCurve* across = curves.horizontalCurve())
    out.columns.push_back(static_cast<std::size_t>(across->shown));
  for (const PlottedCurve& curve : curves.all())
    if (curve.shown > 0) out.columns.push_back(static_cast<std::size_t>(curve.shown));
  return out;
}

std::optional<QPointF> CurvesPlot::placeOf(const PlotNote& note, const PlotLook& look) const {
  const PlottedCurves& curves = runs_.curves();
  const std::size_t rows = curves.rows();
  if (rows == 0) return std::nullopt;
  const auto drawn = curves.shown();
  double value = note.value;
  if (!note.curve.isEmpty()) {
    const auto& all = curves.all();
    const auto at = std::find_if(all.begin(), all.end(), [&](const PlottedCurve& c) { return c.name == note.curve; });
    // Beyond the last row it has no place yet.
    if (at == all.end() || at->shown <= 0 || note.time > drawn->time(rows - 1)) return std::nullopt;
    value = valueBetweenRows(*drawn, rows, static_cast<std::size_t>(at->shown), note.time);
    if (runs_.isDifference() && look.window.logY) value = std::abs(value);
    if (look.second && isOtherUnit(all, at->unit)) {
      PlotNote onAxis = note;
      onAxis.curve.clear();
      onAxis.value = value;
      return placeOf(onAxis, look.ofSecond());
    }
  }
  const PlottedCurve* across = curves.horizontalCurve();
  const double x =
      across ? valueBetweenRows(*drawn, rows, static_cast<std::size_t>(across->shown), note.time) : note.time;
  const QPointF place = look.place(x, value);
  return std::isfinite(place.x()) && std::isfinite(place.y()) ? std::optional(place) : std::nullopt;
}

CurvesPlot::CursorRow CurvesPlot::cursorRow(const PlotLook& look) const {
  const PlottedCurves& curves = runs_.curves();
  const std::size_t rows = curves.rows();
  if (!look.hasCursor() || rows == 0) return {};
  const auto drawn = curves.shown();
  return {.isShown = true,
          .isBeyond = curves.baselineEnd() && look.cursor > drawn->time(rows - 1),
          .row = std::min(drawn->rowAt(look.cursor), rows - 1)};
}

PlotReading CurvesPlot::readCurves(const PlotLook& look, const CursorRow& at) const {
  const PlottedCurves& curves = runs_.curves();
  const auto drawn = curves.shown();
  const PlottedCurve* across = curves.horizontalCurve();
  PlotReading out;
  const PlotLook second = look.ofSecond();
  for (const PlottedCurve& curve : curves.all()) {
    const bool isOnSecond = look.second && isOtherUnit(curves.all(), curve.unit);
    const PlotLook& own = isOnSecond ? second : look;
    const RunLook line = runs_.drawn().lookOf(curve, *look.theme);
    LegendEntry entry{look.isPane ? channelQuantity(curve.name).replace('_', ' ') : curve.name,
                      {},
                      line.color,
                      Marker::none,
                      line.line};
    entry.shown = curve.shown > 0 || !runs_.isDifference();
    if (at.isShown && !at.isBeyond && curve.shown > 0) {
      const double value = drawn->at(at.row, static_cast<std::size_t>(curve.shown));
      entry.value = textOf(curve, own.isNoise(value) ? 0 : value, look.isPane ? 3 : 6);
      const double x = across ? drawn->at(at.row, static_cast<std::size_t>(across->shown)) : drawn->time(at.row);
      const QPointF dot = own.place(x, runs_.isDifference() && look.window.logY ? std::abs(value) : value);
      if (std::isfinite(dot.y())) {
        out.dots << dot;
        out.dotColors.push_back(entry.color);
      }
    }
    if (isOnSecond) entry.value = QObject::tr("%1 (right)").arg(entry.value).trimmed();
    out.entries.push_back(std::move(entry));
  }
  return out;
}

void CurvesPlot::reportNonPositive(FigureWords& words, const PlotLook& look, const AxisRange& time) const {
  const Extremes extremes = runs_.drawn().extremes(time);
  if (!look.window.logY || extremes.empty()) return;
  const QStringList names = runs_.drawn().namesWithNonPositive(time);
  if (!extremes.anyPositive()) {
    words.hint = QObject::tr("No positive values here: a logarithmic axis has no place for the others.");
  } else if (!names.isEmpty() && !look.isPane) {  // a pane has no room for it
    words.note = QObject::tr("Not shown: zero and negative values of %1").arg(names.join(QStringLiteral(", ")));
  }
}

FigureWords CurvesPlot::curveWords(const QString& horizontal) const {
  return {.horizontal = horizontal, .value = valueTitleOf(runs_.curves().all()), .ofCounts = runs_.drawn().areCounts()};
}

}  // namespace gyre::ui
