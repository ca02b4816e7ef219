#include "study/chart_canvas.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace gyre::ui {
namespace {

constexpr double kRadius = 4.0;
constexpr double kRadiusEmphasized = 6.5;
constexpr int kMostMarkers = 200;  // of one curve: beyond, they would hide it
constexpr double kGap = 6;

QColor pale(QColor color, float share) {
  color.setAlphaF(share);
  return color;
}

/// A polyline in pieces that share their ends: in one piece the strokes of a curve that swings to and fro are all
/// filled together, which takes far longer.
void paintInPieces(QPainter& painter, const QPolygonF& line) {
  constexpr qsizetype piece = 24;
  QPen pen = painter.pen();
  if (pen.color().alpha() < 255) return painter.drawPolyline(line);  // its ends would show
  double length = 0;                                                 // in the unit of dashes, the width of the pen
  for (qsizetype first = 0; first + 1 < line.size(); first += piece) {
    const qsizetype last = std::min(first + piece, line.size() - 1);
    if (pen.style() != Qt::SolidLine) {
      pen.setDashOffset(length);
      painter.setPen(pen);
      for (qsizetype i = first; i < last; ++i) length += QLineF(line[i], line[i + 1]).length() / pen.widthF();
    }
    painter.drawPolyline(line.constData() + first, static_cast<int>(last - first + 1));
  }
}

}  // namespace

ChartCanvas::ChartCanvas(QWidget* parent) : QWidget(parent), theme_(&lightTheme()) {
  setAttribute(Qt::WA_OpaquePaintEvent);
}

void ChartCanvas::setTheme(const Theme& theme) {
  theme_ = &theme;
  update();
}

void ChartCanvas::setPlotArea(const QRectF& area) {
  area_ = area;
  update();
}

void ChartCanvas::setAxesVisible(bool on) {
  axesVisible_ = on;
  update();
}

void ChartCanvas::setGrid(std::vector<Tick> x, std::vector<Tick> y) {
  gridX_ = std::move(x);
  gridY_ = std::move(y);
  update();
}

void ChartCanvas::setShapes(std::vector<ChartShape> shapes) {
  shapes_ = std::move(shapes);
  update();
}

void ChartCanvas::setHighlight(int curve, qsizetype point) {
  if (curve == highlightedCurve_ && point == highlightedPoint_) return;
  highlightedCurve_ = curve;
  highlightedPoint_ = point;
  update();
}

void ChartCanvas::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_->plotBackground);
  painter.setRenderHint(QPainter::Antialiasing);
  if (axesVisible_) paintGrid(painter);
  painter.save();
  painter.setClipRect(area_.adjusted(-kRadius, -kRadius, kRadius, kRadius));
  paintLines(painter);
  paintMarkers(painter);
  painter.restore();
  painter.setFont(tabularFont(font()));
  for (const Label& label : layOutLabels()) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(pale(theme_->plotBackground, 0.85F));
    painter.drawRoundedRect(label.place, 3, 3);
    drawMarker(painter, label.marker, {label.place.left() + kGap + kRadius, label.place.center().y()}, kRadius - 0.5,
               label.color, theme_->plotBackground);
    painter.setPen(theme_->text);
    painter.drawText(label.place.adjusted(0, 0, -kGap / 2, 0), Qt::AlignRight | Qt::AlignVCenter, label.text);
  }
}

void ChartCanvas::paintGrid(QPainter& painter) const {
  const auto choosePen = [&](const Tick& tick) {
    painter.setPen(QPen(tick.label.isEmpty() ? pale(theme_->grid, 0.5F) : theme_->grid, 1));
  };
  for (const Tick& tick : gridX_) {
    choosePen(tick);
    const double at = std::round(area_.left() + tick.position) + 0.5;
    painter.drawLine(QPointF(at, area_.top()), QPointF(at, area_.bottom()));
  }
  for (const Tick& tick : gridY_) {
    choosePen(tick);
    const double at = std::round(area_.bottom() - tick.position) + 0.5;
    painter.drawLine(QPointF(area_.left(), at), QPointF(area_.right(), at));
  }
  painter.setPen(QPen(theme_->axis, 1));
  const QPointF corner = area_.bottomLeft() + QPointF(0.5, 0.5);
  painter.drawLine(corner, QPointF(area_.right(), corner.y()));
  painter.drawLine(corner, QPointF(corner.x(), area_.top()));
}

void ChartCanvas::paintLines(QPainter& painter) const {
  painter.setBrush(Qt::NoBrush);
  for (const ChartShape& shape : shapes_) {
    // Where a line is fitted, the points tell the measurement and what joins them steps back.
    painter.setPen(QPen(shape.law ? pale(shape.color, 0.4F) : shape.color, shape.law ? 1.0 : 1.5, shape.line,
                        Qt::RoundCap, Qt::RoundJoin));
    for (const QPolygonF& line : shape.lines) {
      QPolygonF moved;
      moved.reserve(line.size());
      for (const QPointF& p : line) moved << toWidget(p);
      paintInPieces(painter, moved);
    }
    if (!shape.law) continue;
    painter.setPen(QPen(shape.color, 1.5, Qt::DashLine, Qt::FlatCap));
    painter.drawLine(toWidget(shape.law->p1()), toWidget(shape.law->p2()));
  }
}

void ChartCanvas::paintMarkers(QPainter& painter) const {
  for (std::size_t i = 0; i < shapes_.size(); ++i) {
    const ChartShape& shape = shapes_[i];
    const bool emphasized = static_cast<int>(i) == highlightedCurve_;
    if (shape.points.size() <= kMostMarkers) {
      for (const QPointF& p : shape.points)
        drawMarker(painter, shape.marker, toWidget(p), kRadius, shape.color, theme_->plotBackground);
    }
    if (!emphasized || highlightedPoint_ >= shape.points.size()) continue;
    const Marker marker = shape.marker == Marker::none ? Marker::circle : shape.marker;
    drawMarker(painter, marker, toWidget(shape.points[highlightedPoint_]), kRadiusEmphasized, shape.color,
               theme_->text);
  }
}

std::vector<ChartCanvas::Label> ChartCanvas::layOutLabels() const {
  const QFontMetricsF metrics(tabularFont(font()));
  const QRectF visible = area_.adjusted(-1, -1, 1, 1);
  double right = area_.left();
  for (const ChartShape& shape : shapes_)
    for (const QPointF& p : shape.points)
      if (visible.contains(toWidget(p))) right = std::max(right, toWidget(p).x());
  std::vector<Label> labels;
  for (const ChartShape& shape : shapes_) {
    if (!shape.law || shape.lawLabel.isEmpty() || shape.points.isEmpty()) continue;
    const QPointF end = toWidget(*std::max_element(shape.points.begin(), shape.points.end(),
                                                   [](QPointF a, QPointF b) { return a.x() < b.x(); }));
    if (!visible.contains(end)) continue;  // zoomed away
    const QSizeF size(metrics.horizontalAdvance(shape.lawLabel) + 2 * kRadius + 2.5 * kGap, metrics.height());
    const QRectF place(QPointF(right + kGap, end.y() - size.height() / 2), size);
    labels.push_back({place, shape.lawLabel, shape.color, shape.marker});
  }
  // Beside their curves and none over another: from the top down each is pushed below those above it, then the whole
  // lot up as far as the bottom of the plot demands.
  std::sort(labels.begin(), labels.end(), [](const Label& a, const Label& b) { return a.place.y() < b.place.y(); });
  double free = area_.top();
  for (Label& label : labels) {
    label.place.moveTop(std::max(label.place.top(), free));
    label.place.moveRight(std::min(label.place.right(), static_cast<double>(width()) - 2));
    free = label.place.bottom();
  }
  double limit = area_.bottom();
  for (auto label = labels.rbegin(); label != labels.rend(); ++label) {
    label->place.moveBottom(std::min(label->place.bottom(), limit));
    limit = label->place.top();
  }
  return labels;
}

std::vector<QRectF> ChartCanvas::labelPlaces() const {
  std::vector<QRectF> places;
  for (const Label& label : layOutLabels()) places.push_back(label.place);
  return places;
}

}  // namespace gyre::ui
