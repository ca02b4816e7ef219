#pragma once
// The points of a curve in a window of time and value, and where they are drawn.

#include "figure/axes_window.h"
#include "plots/curve_reduction.h"

#include <QPolygonF>
#include <vector>

namespace gyre::ui {

/// The rows of a recording that some curves can show, in a window of time.
class RowsInWindow {
 public:
  /// @param rows  of the recording that all curves know
  RowsInWindow(const Recording& recording, std::size_t rows, const AxisRange& time, std::size_t pixels);

  /// @param ofSteps  before the first row there is no step
  Extremes extremes(const ExtremesTree& tree, bool ofSteps) const;
  std::vector<CurvePoint> points(const ExtremesTree& tree, bool ofSteps, bool positiveOnly) const;

 private:
  const Recording& recording_;
  std::vector<std::size_t> borders_, afterFirst_;
};

/// Maps points to pixels, breaks the line where a value has no place, and keeps lone points visible.
/// @param stairs  a value holds since the point before
QPolygonF toPixels(const std::vector<CurvePoint>& points, const AxesWindow& window, const QSizeF& size, bool stairs);

}  // namespace gyre::ui
