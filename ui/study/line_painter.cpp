#include "study/line_painter.h"

namespace gyre::ui {
namespace {

constexpr qsizetype kPiece = 24;

QPointF toWidget(const QRectF& area, QPointF pixel) { return {area.left() + pixel.x(), area.bottom() - pixel.y()}; }

/// Where a line is fitted, the points tell the measurement and what joins them steps back.
QPen penOf(const ChartShape& shape) {
  QColor color = shape.color;
  if (shape.law) color.setAlphaF(0.4F);
  return QPen(color, shape.law ? 1.0 : 1.5, shape.line, Qt::RoundCap, Qt::RoundJoin);
}

}  // namespace

bool LinePainter::paint(QPainter& painter, const std::vector<ChartShape>& shapes, const QRectF& area,
                        QDeadlineTimer deadline) {
  painter.setBrush(Qt::NoBrush);
  for (; shape_ < shapes.size(); ++shape_, line_ = 0) {
    const ChartShape& shape = shapes[shape_];
    for (; line_ < shape.lines.size(); ++line_, point_ = 0, length_ = 0) {
      painter.setPen(penOf(shape));
      if (!paintLine(painter, shape.lines[line_], area, deadline)) return false;
    }
    if (!shape.law) continue;
    painter.setPen(QPen(shape.color, 1.5, Qt::DashLine, Qt::FlatCap));
    painter.drawLine(toWidget(area, shape.law->p1()), toWidget(area, shape.law->p2()));
  }
  return true;
}

/// In pieces that share their ends: in one piece the strokes of a curve that swings to and fro are all filled together,
/// which takes far longer.
bool LinePainter::paintLine(QPainter& painter, const QPolygonF& line, const QRectF& area, QDeadlineTimer deadline) {
  QPen pen = painter.pen();
  const bool whole = pen.color().alpha() < 255;  // the ends of pieces would show
  while (point_ + 1 < line.size()) {
    if (deadline.hasExpired()) return false;
    const qsizetype last = whole ? line.size() - 1 : std::min(point_ + kPiece, line.size() - 1);
    QPolygonF piece;
    for (qsizetype i = point_; i <= last; ++i) piece << toWidget(area, line[i]);
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

}  // namespace gyre::ui
