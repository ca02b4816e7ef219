#pragma once
// Paints the curves of a chart, as far as the time allows: dense curves take longer than a frame of the window.

#include "study/chart_shape.h"

#include <QDeadlineTimer>
#include <QPainter>

namespace gyre::ui {

class LinePainter {
 public:
  /// What is painted on.
  struct Ground {
    QRectF area;   ///< of the plot, in the painter's coordinates
    QColor color;  ///< around: a rim of it keeps markers apart
  };
  static constexpr double markerRadius = 4.0;

  /// Goes on where it stopped: surfaces, curves and the lines fitted to them, then the markers over all of them. True
  /// when everything is painted.
  bool paint(QPainter& painter, const std::vector<ChartShape>& shapes, const Ground& ground,
             QDeadlineTimer deadline = QDeadlineTimer::Forever);

 private:
  bool paintSurfaces(QPainter& painter, const std::vector<ChartShape>& shapes, const Ground& ground,
                     QDeadlineTimer deadline);
  bool paintCurves(QPainter& painter, const std::vector<ChartShape>& shapes, const Ground& ground,
                   QDeadlineTimer deadline);
  bool paintLine(QPainter& painter, const QPolygonF& line, const Ground& ground, QDeadlineTimer deadline);
  bool paintMarkers(QPainter& painter, const std::vector<ChartShape>& shapes, const Ground& ground,
                    QDeadlineTimer deadline);

  std::size_t surface_ = 0, band_ = 0, piece_ = 0;
  std::size_t shape_ = 0, line_ = 0;
  qsizetype point_ = 0;
  double length_ = 0;  ///< of the line painted so far, in the unit of dashes, the width of the pen
  std::size_t marked_ = 0;
  qsizetype marker_ = 0;
};

}  // namespace gyre::ui
