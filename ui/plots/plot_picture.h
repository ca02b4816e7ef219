#pragma once
// A plot on paper: title, legend, axes and curves, finer than on the screen.

#include "plots/curve_canvas.h"

#include <functional>

class QPainter;

namespace gyre::ui {

class PlotLegend;
class PlotSurface;

struct PlotPicture {
  QString title;
  PlotLegend& legend;
  const PlotSurface& surface;
  const Theme& theme;
  /// The curves in a plot area of this size.
  std::function<std::vector<CurveShape>(const QSizeF&)> shapes;

  QSize size() const;
  void paint(QPainter& painter) const;

 private:
  void paintGrid(QPainter& painter) const;
};

}  // namespace gyre::ui
