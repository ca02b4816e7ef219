#include "plots/plot_picture.h"

#include "plots/dashes.h"
#include "plots/plot_legend.h"
#include "plots/plot_surface.h"

#include <QPainter>

namespace gyre::ui {

namespace {

constexpr int pictureMargin = 8;
constexpr double curveWidth = 1.5;
constexpr double finer = 4;  ///< than the screen: what is printed shows more

/// Pieces that share their ends: the strokes of one long line are filled together, which takes far longer.
void drawPieces(QPainter& painter, const QPolygonF& line) {
  constexpr qsizetype piece = 200;
  for (qsizetype i = 0; i + 1 < line.size(); i += piece) painter.drawPolyline(line.mid(i, piece + 1));
}

void paintCurve(QPainter& painter, const CurveShape& shape, const QRectF& area) {
  painter.setPen(QPen(shape.color, curveWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  QPolygonF line;
  for (const QPointF& p : dashed(shape.points, shape.line, finer * area.height(), finer)) {
    if (std::isfinite(p.y())) {
      line << QPointF(area.left() + p.x() / finer, area.bottom() - p.y() / finer);
    } else {
      drawPieces(painter, line);
      line.clear();
    }
  }
  drawPieces(painter, line);
}

}  // namespace

QSize PlotPicture::size() const {
  return {surface.width(), surface.fontMetrics().height() + 2 * pictureMargin + legend.height() + surface.height()};
}

void PlotPicture::paint(QPainter& painter) const {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(QRect(QPoint(), size()), Qt::white);
  const int line = surface.fontMetrics().height();
  QFont bold = surface.font();
  bold.setWeight(QFont::DemiBold);
  painter.setFont(bold);
  painter.setPen(theme.text);
  painter.drawText(QRect(pictureMargin, pictureMargin, surface.width() - 2 * pictureMargin, line),
                   Qt::AlignLeft | Qt::AlignVCenter, title);
  painter.translate(0, line + 2 * pictureMargin);
  legend.render(&painter, QPoint(), {}, QWidget::RenderFlags());
  painter.translate(0, legend.height());

  const QRectF area = surface.plotArea();
  paintGrid(painter);
  painter.save();
  painter.setClipRect(area);
  painter.setBrush(Qt::NoBrush);
  for (const CurveShape& shape : shapes(finer * area.size())) paintCurve(painter, shape, area);
  painter.restore();
  painter.setPen(QPen(theme.axis, 1));
  painter.drawLine(area.topLeft(), area.bottomLeft());
  painter.drawLine(area.bottomLeft(), area.bottomRight());
  surface.paint(painter);
}

void PlotPicture::paintGrid(QPainter& painter) const {
  const QRectF area = surface.plotArea();
  painter.setPen(QPen(theme.grid, 1));
  for (const Tick& tick : surface.annotations().timeTicks)
    painter.drawLine(QPointF(area.left() + tick.position, area.top()),
                     QPointF(area.left() + tick.position, area.bottom()));
  for (const Tick& tick : surface.annotations().valueTicks)
    painter.drawLine(QPointF(area.left(), area.bottom() - tick.position),
                     QPointF(area.right(), area.bottom() - tick.position));
}

}  // namespace gyre::ui
