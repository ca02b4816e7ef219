#pragma once
// Two axes of a plot that Qt draws: their grid, numbers and titles, and where a point has its place.

#include "plots/plot_window.h"
#include "theme/palette.h"

#include <QPainter>

namespace gyre::ui {

class PlaneAxes {
 public:
  /// Ticks stand at positions in [low, high].
  struct Axis {
    AxisRange range;
    std::vector<Tick> ticks;
    QString title;
  };

  /// @param room  of the whole plot, titles included
  PlaneAxes(const QRectF& room, const QFont& font, Axis x, Axis y);

  const QRectF& area() const { return area_; }
  QPointF place(double x, double y) const {
    return {area_.left() + x_.range.toUnit(x) * area_.width(), area_.bottom() - y_.range.toUnit(y) * area_.height()};
  }
  void paint(QPainter& painter, const Theme& theme) const;

 private:
  QRectF area_;
  QFont font_;
  Axis x_, y_;
};

}  // namespace gyre::ui
