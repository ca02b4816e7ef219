#include "figure/curve_figure.h"

#include "figure/axes_grid.h"
#include "figure/dashes.h"
#include "figure/plot_surface.h"

#include <QPainter>

namespace gyre::ui {

namespace {

constexpr int drawingTime = 8;  ///< of a frame, for curves that take longer than one [ms]
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

std::vector<double> positionsOf(const std::vector<Tick>& ticks) {
  std::vector<double> out;
  for (const Tick& tick : ticks) out.push_back(tick.position);
  return out;
}

}  // namespace

CurveFigure::CurveFigure(Traits traits, QWidget* parent)
    : Figure(std::move(traits), makeGround<CurveCanvas>, parent), canvas_(static_cast<CurveCanvas*>(&ground())) {}

void CurveFigure::draw() {
  const PlotAnnotations& notes = surface().annotations();
  const QRectF area = surface().plotArea();
  canvas_->setAxesVisible(hasPicture());
  canvas_->setPlotArea(area);
  canvas_->setGrid(positionsOf(notes.timeTicks), positionsOf(notes.valueTicks));
  canvas_->setCurves(shapes(area.size(), QDeadlineTimer(drawingTime, Qt::PreciseTimer)));
}

void CurveFigure::paintGround(QPainter& painter) {
  const PlotAnnotations& notes = surface().annotations();
  const QRectF area = surface().plotArea();
  AxesGrid{area, notes.timeTicks, notes.valueTicks, look()}.paintFine(painter);
  painter.save();
  painter.setClipRect(area);
  painter.setBrush(Qt::NoBrush);
  for (const CurveShape& shape : shapes(finer * area.size(), QDeadlineTimer(QDeadlineTimer::Forever)))
    paintCurve(painter, shape, area);
  painter.restore();
  painter.setPen(QPen(look().axis, 1));
  painter.drawLine(area.topLeft(), area.bottomLeft());
  painter.drawLine(area.bottomLeft(), area.bottomRight());
}

void CurveFigure::themeChanged() { canvas_->setTheme(look()); }

}  // namespace gyre::ui
