#pragma once
// The time cursor of a plot: its line, the time on a flag, and dots for the values of the curves there.

#include "figure/plot_axes.h"

#include <QPolygonF>

#include <optional>

namespace gyre::ui {

class CursorFlag {
 public:
  /// At this place [pixels of the plot area]; without a place the dots alone.
  void set(std::optional<double> x, const QString& label, const QPolygonF& dots, const std::vector<QColor>& colors);
  const std::optional<double>& x() const { return x_; }
  /// Whether the mouse can take hold of it there.
  bool isNear(QPointF position, const QRectF& area) const;
  /// Where the flag hides numbers of the axis of time; empty: nowhere.
  QRectF hidden(const PlotAxes& axes, const PlotPaper& paper) const;
  void paint(QPainter& painter, const PlotAxes& axes, const PlotPaper& paper) const;

 private:
  /// Where its line is drawn, if it can be seen.
  std::optional<double> line(const QRectF& area) const;
  QRectF flagAt(double x, const PlotAxes& axes, const PlotPaper& paper) const;
  void paintFlag(QPainter& painter, double x, const PlotAxes& axes, const PlotPaper& paper) const;

  std::optional<double> x_;
  QString label_;
  QPolygonF dots_;
  std::vector<QColor> colors_;
};

}  // namespace gyre::ui
