// A plot as a picture in a file: lines and words stay lines and words in SVG and PDF. On white, whatever the theme.

#include "plots/dashes.h"
#include "plots/plot_header.h"
#include "plots/plot_legend.h"
#include "plots/plot_surface.h"
#include "plots/plot_view.h"

#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

namespace gyre::ui {

namespace {

constexpr int pictureMargin = 8;
constexpr int pixelScale = 3;  ///< of a PNG: sharp on a projector and in print
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

void PlotView::paintPicture(QPainter& painter) {
  const int line = fontMetrics().height();
  QFont bold = font();
  bold.setWeight(QFont::DemiBold);
  painter.setFont(bold);
  painter.setPen(theme_->text);
  painter.drawText(QRect(pictureMargin, pictureMargin, width() - 2 * pictureMargin, line),
                   Qt::AlignLeft | Qt::AlignVCenter, header_->title());
  painter.translate(0, line + 2 * pictureMargin);
  legend_->render(&painter, QPoint(), {}, QWidget::RenderFlags());
  painter.translate(0, legend_->height());

  const QRectF area = surface_->plotArea();
  const PlotAnnotations& notes = surface_->annotations();
  painter.setPen(QPen(theme_->grid, 1));
  for (const Tick& tick : notes.timeTicks)
    painter.drawLine(QPointF(area.left() + tick.position, area.top()),
                     QPointF(area.left() + tick.position, area.bottom()));
  for (const Tick& tick : notes.valueTicks)
    painter.drawLine(QPointF(area.left(), area.bottom() - tick.position),
                     QPointF(area.right(), area.bottom() - tick.position));
  painter.save();
  painter.setClipRect(area);
  painter.setBrush(Qt::NoBrush);
  for (const CurveShape& shape : makeShapes(finer * area.size(), QDeadlineTimer(QDeadlineTimer::Forever)))
    paintCurve(painter, shape, area);
  painter.restore();
  painter.setPen(QPen(theme_->axis, 1));
  painter.drawLine(area.topLeft(), area.bottomLeft());
  painter.drawLine(area.bottomLeft(), area.bottomRight());
  surface_->paint(painter);
}

bool PlotView::exportPicture(const QString& path) {
  const bool wasDark = theme_->dark;
  const double cursor = cursor_;
  if (wasDark) setDark(false);
  setTimeCursor(std::nan(""));
  curves_.takeAllRows();
  rebuild();
  const QSize size(width(), fontMetrics().height() + 2 * pictureMargin + legend_->height() + canvas_->height());
  QSaveFile file(path);
  bool done = file.open(QIODevice::WriteOnly);
  const auto paintOn = [&](QPaintDevice& device, double scale) {
    QPainter painter(&device);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    painter.fillRect(QRect(QPoint(), size), Qt::white);
    paintPicture(painter);
  };
  if (done && path.endsWith(".svg", Qt::CaseInsensitive)) {
    QSvgGenerator svg;
    svg.setOutputDevice(&file);
    svg.setTitle(header_->title());
    svg.setSize(size);
    svg.setViewBox(QRect(QPoint(), size));
    paintOn(svg, 1);
  } else if (done && path.endsWith(".pdf", Qt::CaseInsensitive)) {
    QPdfWriter pdf(&file);
    pdf.setTitle(header_->title());
    pdf.setPageSize(QPageSize(size * 0.75, QPageSize::Point));
    pdf.setPageMargins({});
    paintOn(pdf, pdf.resolution() / 96.0);
  } else if (done) {
    QImage image(size * pixelScale, QImage::Format_RGB32);
    paintOn(image, pixelScale);
    done = image.save(&file, "PNG");
  }
  if (wasDark) setDark(true);
  setTimeCursor(cursor);
  return done && file.commit();
}

}  // namespace gyre::ui
