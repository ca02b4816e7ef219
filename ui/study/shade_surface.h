#pragma once
// The surface over a map whose points lie on a grid: between the four points of a cell the value follows the bilinear
// interpolation on the axes as they are drawn. It is drawn as filled contours: a colour for all values between two
// levels, and a line where a level is.
//
// Marching triangles: each cell is cut into small ones, each of those into four triangles around its middle, on which
// the value is linear, so that a band of values is a polygon.

#include "study/chart.h"
#include "study/shade_levels.h"

#include <QLineF>

#include <functional>

namespace gyre::ui {

/// What lies between two levels, in pixels of the plot area, y upwards.
struct ShadeBand {
  QColor color;
  std::vector<QPolygonF> pieces = {};
};

struct ShadeDrawing {
  std::vector<ShadeBand> bands = {};
  std::vector<QLineF> contours = {};
};

class ShadeSurface {
 public:
  /// Empty where the points are on no grid: fewer than half of its places are taken, or one twice.
  explicit ShadeSurface(const std::vector<ChartPoint>& points);

  /// No cell has values at all its corners.
  bool empty() const;
  /// @param toPixel  of a place on the axes; not finite: it has none
  ShadeDrawing draw(const ShadeLevels& levels, const std::function<QPointF(double, double)>& toPixel) const;

 private:
  double at(std::size_t column, std::size_t row) const { return values_[row * xs_.size() + column]; }
  bool isCell(std::size_t column, std::size_t row) const;
  std::size_t cells() const;

  std::vector<double> xs_, ys_;  ///< ascending
  std::vector<double> values_;   ///< by rows; not a number where there is none yet
};

}  // namespace gyre::ui
