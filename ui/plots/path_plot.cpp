#include "plots/path_plot.h"

#include "figure/plot_surface.h"

#include <QObject>

namespace gyre::ui {

namespace {

constexpr double leastFilled = 0.6;  ///< of an axis that stays as it is while a run goes on

/// Room beside the curves stays until they leave it, or need much less: a path is drawn anew where it changes.
AxisRange settled(const AxisRange& now, const Extremes& extremes, bool anew) {
  const bool inside = !anew && extremes.minimum >= now.low && extremes.maximum <= now.high;
  if (inside && extremes.maximum - extremes.minimum >= leastFilled * now.span()) return now;
  return fittedValues(extremes, false).value_or(now);
}

}  // namespace

PathPlot::PathPlot(PlotRuns& runs)
    : CurvesPlot(runs, {.mode = PlotMode::path,
                        .key = Qt::Key_X,
                        .words = QObject::tr("Over another quantity…\tX"),
                        .isPlane = true,
                        .canCompare = false}) {}

bool PathPlot::choose(const PlotChoices& choices) {
  equalAxes_ = choices.equalAxes;
  return !choices.spectrum && !choices.horizontal.isEmpty();
}

AxisRange PathPlot::horizontalRange(const AxisRange& now, Reach reach) const {
  const PlottedCurves& curves = runs_.curves();
  Extremes extremes;
  if (const PlottedCurve* across = curves.horizontalCurve())
    extremes.add(across->tree.over(*curves.runs().own(), 0, std::min(curves.rows(), across->tree.rows())));
  if (const auto& across = curves.across(); across && across->keptColumn > 0 && curves.showsKept())
    extremes.add(across->keptTree.over(*curves.runs().kept(), 0, std::min(curves.keptRows(), across->keptTree.rows())));
  return settled(now, extremes, reach != Reach::settled);
}

std::optional<AxisRange> PathPlot::valueRange(const AxesWindow& window, bool anew) const {
  const Extremes extremes = runs_.drawn().extremes(runs_.drawn().timeRange());
  return window.logY ? fittedValues(extremes, true) : settled(window.y, extremes, anew);
}

QString PathPlot::title(const QString& ofCurves) const {
  return QObject::tr("%1 over %2").arg(ofCurves, runs_.curves().horizontal()).trimmed();
}

FigureWords PathPlot::describe(const PlotLook& look) const {
  const PlottedCurves& curves = runs_.curves();
  const PlottedCurve* across = curves.horizontalCurve();
  const QString unit = across && !across->unit.isEmpty() ? QStringLiteral(" [%1]").arg(across->unit) : QString();
  FigureWords words = curveWords(curves.horizontal() + unit);
  if (!across) words.hint = QObject::tr("This run has no %1 to draw over.").arg(curves.horizontal());
  reportNonPositive(words, look, runs_.drawn().timeRange());
  return words;
}

PlotReading PathPlot::reading(const PlotLook& look) const {
  const PlottedCurves& curves = runs_.curves();
  const CursorRow at = cursorRow(look);
  PlotReading out = readCurves(look, at);
  if (const PlottedCurve* across = curves.horizontalCurve(); across && at.isShown) {
    const double x = curves.shown()->at(at.row, static_cast<std::size_t>(across->shown));
    out.entries.push_back({QObject::tr("over %1").arg(across->name),
                           textOf(*across, x) + QObject::tr(" at %1").arg(look.cursorText()),
                           {}});
  }
  if (!look.isPane) appendRunNames(out, *look.theme);
  return out;
}

std::vector<PathCurve> PathPlot::paths(const Theme& theme) const {
  const PlottedCurves& curves = runs_.curves();
  std::vector<PathCurve> out;
  const auto column = [](int c) { return static_cast<std::size_t>(c); };
  if (const auto& across = curves.across(); across && across->keptColumn > 0 && curves.showsKept())
    for (const PlottedCurve& curve : curves.all())
      if (curve.keptColumn > 0)
        out.push_back({curves.runs().kept(), curves.keptRows(), column(across->keptColumn), column(curve.keptColumn),
                       runs_.drawn().keptLookOf(curve, theme)});
  if (const PlottedCurve* across = curves.horizontalCurve())
    for (const PlottedCurve& curve : curves.all())
      if (curve.shown > 0)
        out.push_back({curves.runs().own(), curves.rows(), column(across->shown), column(curve.shown),
                       runs_.drawn().lookOf(curve, theme)});
  return out;
}

std::vector<CurveShape> PathPlot::shapes(const PlotLook& look, QDeadlineTimer deadline) {
  return paths_.shapes(paths(*look.theme), look.window, look.size, deadline);
}

std::optional<QPointF> PathPlot::placeOf(const PlotNote& note, const PlotLook& look) const {
  if (!runs_.curves().horizontalCurve() || note.curve.isEmpty()) return std::nullopt;
  return CurvesPlot::placeOf(note, look);
}

}  // namespace gyre::ui
