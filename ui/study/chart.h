#pragma once
// What a chart of a study shows: points (x, y) on linear or logarithmic axes, in curves, some with a fitted power law.

#include "figure/axes_window.h"
#include "figure/marker.h"

#include <QPolygonF>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <vector>

namespace gyre::ui {

struct ChartPoint {
  double x = 0;
  double y = 0;
  QString note = {};  ///< what else there is to say of it, below its numbers
  int ofCase = -1;    ///< of the study; negative: of none
  double shade = 0;   ///< of a map: what its colour tells
};

/// A straight line on logarithmic axes, y = 10^intercept x^slope, over [low, high] of x.
struct PowerLaw {
  double slope = 0;
  double intercept = 0;
  double low = 0;
  double high = 0;
};

struct ChartCurve {
  QString name;
  int color = 0;  ///< place in Theme::curves
  Marker marker = Marker::none;
  Qt::PenStyle line = Qt::SolidLine;
  std::vector<ChartPoint> points = {};
  std::optional<PowerLaw> law = {};
  QString lawLabel = {};  ///< stands beside the curve: "order 2.00"
};

struct Chart {
  QString title = {};
  QString xTitle = {};  ///< with the unit
  QString yTitle = {};
  QString hint = {};  ///< in the middle while there is nothing to show
  bool logX = false;
  bool logY = false;
  QStringList categories = {};  ///< what the horizontal axis shows instead of numbers, at x = 0, 1, ...; else empty
  QString shadeTitle = {};      ///< of a map, with the unit; else empty
  bool equalScales = false;     ///< a path in space: one metre is equally long on both axes
  std::vector<ChartCurve> curves = {};
};

/// The window that shows all points of these curves. Without any, the unit square (two decades where logarithmic).
AxesWindow fittedWindow(const std::vector<ChartCurve>& curves, bool logX, bool logY);

/// Points as broken lines in pixels, y upwards: a point without a place breaks the line; of successive points in one
/// pixel column the first, the extremes and the last remain.
std::vector<QPolygonF> toLines(const std::vector<ChartPoint>& points, const AxesWindow& window, const QSizeF& area);

/// Points that a logarithmic axis cannot show.
std::size_t pointsWithoutPlace(const std::vector<ChartCurve>& curves, const AxesWindow& window);

}  // namespace gyre::ui
