#pragma once
// Strokes the curves of a chart, as far as the time allows: dense curves take longer than a frame of the window.

#include "study/chart_shape.h"

#include <QDeadlineTimer>
#include <QPainter>

namespace gyre::ui {

class LinePainter {
 public:
  /// Goes on where it stopped. True when all curves and the lines fitted to them are painted.
  /// @param area  of the plot, in the painter's coordinates
  bool paint(QPainter& painter, const std::vector<ChartShape>& shapes, const QRectF& area,
             QDeadlineTimer deadline = QDeadlineTimer::Forever);

 private:
  bool paintLine(QPainter& painter, const QPolygonF& line, const QRectF& area, QDeadlineTimer deadline);

  std::size_t shape_ = 0, line_ = 0;
  qsizetype point_ = 0;
  double length_ = 0;  ///< of the line painted so far, in the unit of dashes, the width of the pen
};

}  // namespace gyre::ui
