#pragma once
// The lines of axes and grid, where Qt draws them and not the chart of VTK.

#include "figure/axis_ticks.h"

#include <QRectF>

class QPainter;

namespace gyre::ui {

struct Theme;

struct AxesGrid {
  QRectF area;  ///< between the axes
  const std::vector<Tick>& x;
  const std::vector<Tick>& y;  ///< at positions in pixels of the area, y upwards
  const Theme& theme;

  /// On whole pixels, minor lines paler.
  void paint(QPainter& painter) const;
  /// For paper, which has no pixels.
  void paintFine(QPainter& painter) const;
  /// The two lines of the axes, on whole pixels.
  void paintAxes(QPainter& painter) const;
};

}  // namespace gyre::ui
