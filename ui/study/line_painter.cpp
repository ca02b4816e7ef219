#include "study/line_painter.h"

#include "figure/marker.h"
#include "theme/palette.h"

#include <cmath>

namespace gyre::ui {
namespace {

constexpr qsizetype kPiece = 24;
constexpr double radiusOnMaps = 7;       // pixels: a colour is seen where it has some room
constexpr double radiusOnSurfaces = 3;   // ... and the surface has it already
constexpr qsizetype kMostMarkers = 200;  // of one curve: beyond, they would hide it

QPointF toWidget(const QRectF& area, QPointF pixel) { return {area.left() + pixel.x(), area.bottom() - pixel.y()}; }

/// Where a line is fitted, the points tell the measurement and what joins them steps back.
QPen penOf(const ChartShape& shape, const QColor& ground) {
  const QColor color = shape.law ? mixed(ground, shape.color, 0.4F) : shape.color;
  return QPen(color, shape.law ? 1.0 : 1.5, shape.line, Qt::RoundCap, Qt::RoundJoin);
}

}  // namespace

bool LinePainter::paint(QPainter& painter, const std::vector<ChartShape>& shapes, const Ground& ground,
                        QDeadlineTimer deadline) {
  return paintSurfaces(painter, shapes, ground, deadline) && paintCurves(painter, shapes, ground, deadline) &&
         paintMarkers(painter, shapes, ground, deadline);
}

/// Pieces have a rim of their colour: no ground shows between neighbours.
bool LinePainter::paintSurfaces(QPainter& painter, const std::vector<ChartShape>& shapes, const Ground& ground,
                                QDeadlineTimer deadline) {
  const QTransform upright(1, 0, 0, -1, ground.area.left(), ground.area.bottom());
  for (; surface_ < shapes.size(); ++surface_, band_ = 0) {
    const ShadeDrawing& surface = shapes[surface_].surface;
    for (; band_ < surface.bands.size(); ++band_, piece_ = 0) {
      const ShadeBand& band = surface.bands[band_];
      painter.setBrush(band.color);
      painter.setPen(QPen(band.color, 1));
      for (; piece_ < band.pieces.size(); ++piece_) {
        if (deadline.hasExpired()) return false;
        painter.drawConvexPolygon(upright.map(band.pieces[piece_]));
      }
    }
    QColor faint = ground.color.lightnessF() < 0.5F ? Qt::white : Qt::black;
    faint.setAlphaF(0.45F);
    painter.setPen(QPen(faint, 0.75));
    for (const QLineF& contour : surface.contours) painter.drawLine(upright.map(contour));
  }
  return true;
}

bool LinePainter::paintCurves(QPainter& painter, const std::vector<ChartShape>& shapes, const Ground& ground,
                              QDeadlineTimer deadline) {
  painter.setBrush(Qt::NoBrush);
  for (; shape_ < shapes.size(); ++shape_, line_ = 0) {
    const ChartShape& shape = shapes[shape_];
    for (; line_ < shape.lines.size(); ++line_, point_ = 0, length_ = 0) {
      painter.setPen(penOf(shape, ground.color));
      if (!paintLine(painter, shape.lines[line_], ground, deadline)) return false;
    }
    if (!shape.law) continue;
    painter.setPen(QPen(shape.color, 1.5, Qt::DashLine, Qt::FlatCap));
    painter.drawLine(toWidget(ground.area, shape.law->p1()), toWidget(ground.area, shape.law->p2()));
  }
  return true;
}

/// In pieces that share their ends: in one piece the strokes of a curve that swings to and fro are all filled together,
/// which takes far longer.
bool LinePainter::paintLine(QPainter& painter, const QPolygonF& line, const Ground& ground, QDeadlineTimer deadline) {
  QPen pen = painter.pen();
  while (point_ + 1 < line.size()) {
    if (deadline.hasExpired()) return false;
    const qsizetype last = std::min(point_ + kPiece, line.size() - 1);
    QPolygonF piece;
    for (qsizetype i = point_; i <= last; ++i) piece << toWidget(ground.area, line[i]);
    if (pen.style() != Qt::SolidLine) {
      pen.setDashOffset(length_);
      painter.setPen(pen);
      for (qsizetype i = 0; i + 1 < piece.size(); ++i)
        length_ += QLineF(piece[i], piece[i + 1]).length() / pen.widthF();
    }
    painter.drawPolyline(piece);
    point_ = last;
  }
  return true;
}

bool LinePainter::paintMarkers(QPainter& painter, const std::vector<ChartShape>& shapes, const Ground& ground,
                               QDeadlineTimer deadline) {
  for (; marked_ < shapes.size(); ++marked_, marker_ = 0) {
    const ChartShape& shape = shapes[marked_];
    const bool isMap = !shape.shades.empty();
    if (shape.marker == Marker::none || (!isMap && shape.points.size() > kMostMarkers)) continue;
    for (; marker_ < shape.points.size(); ++marker_) {
      if (deadline.hasExpired()) return false;
      const QPointF p = shape.points[marker_];
      if (!std::isfinite(p.x()) || !std::isfinite(p.y())) continue;  // zero or negative on a logarithmic axis
      const double radiusOfMap = shape.surface.bands.empty() ? radiusOnMaps : radiusOnSurfaces;
      drawMarker(painter, shape.marker, toWidget(ground.area, p), isMap ? radiusOfMap : markerRadius,
                 isMap ? shape.shades[static_cast<std::size_t>(marker_)] : shape.color, ground.color);
    }
  }
  return true;
}

}  // namespace gyre::ui
