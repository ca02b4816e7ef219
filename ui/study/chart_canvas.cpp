#include "study/chart_canvas.h"

#include "figure/axes_grid.h"
#include "study/drawing_turns.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace gyre::ui {
namespace {

constexpr double kRadius = LinePainter::markerRadius;
constexpr double kRadiusEmphasized = 6.5;
constexpr double kGap = 6;

QColor pale(QColor color, float share) {
  color.setAlphaF(share);
  return color;
}

constexpr std::size_t kPointsAtOnce = 5000;    // made into shapes while the window is painted
constexpr int kAtOnce = 2, kTurnOfItsOwn = 8;  // ms for curves: while the window is painted, and in a turn of their own

}  // namespace

ChartCanvas::ChartCanvas(QWidget* parent) : QWidget(parent), theme_(&lightTheme()) {
  setAttribute(Qt::WA_OpaquePaintEvent);
}

void ChartCanvas::setTheme(const Theme& theme) {
  theme_ = &theme;
  redraw();
}

void ChartCanvas::setPlotArea(const QRectF& area) {
  area_ = area;
  redraw();
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

void ChartCanvas::setShapes(std::function<std::vector<ChartShape>()> make, std::size_t points) {
  make_ = std::move(make);
  pointsToMake_ = points;
  redraw();
}

const std::vector<ChartShape>& ChartCanvas::shapes() const {
  if (make_) shapes_ = std::exchange(make_, nullptr)();
  return shapes_;
}

void ChartCanvas::setHighlight(int curve, qsizetype point) {
  if (curve == highlightedCurve_ && point == highlightedPoint_) return;
  highlightedCurve_ = curve;
  highlightedPoint_ = point;
  update();
}

void ChartCanvas::redraw() {
  whole_ = false;
  drawing_ = QImage();
  update();
}

bool ChartCanvas::drawSome(int milliseconds) {
  if (whole_) return true;
  const QSize pixels = size() * devicePixelRatioF();
  if (pixels.isEmpty()) return whole_ = true;
  if (drawing_.size() != pixels) {
    drawing_ = QImage(pixels, QImage::Format_ARGB32_Premultiplied);
    drawing_.setDevicePixelRatio(devicePixelRatioF());
    drawing_.fill(Qt::transparent);
    lines_ = {};
  }
  QPainter painter(&drawing_);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setClipRect(area_.adjusted(-kRadius, -kRadius, kRadius, kRadius));
  whole_ =
      lines_.paint(painter, shapes(), {area_, theme_->plotBackground}, QDeadlineTimer(milliseconds, Qt::PreciseTimer));
  painter.end();
  if (whole_) drawn_ = std::exchange(drawing_, {});
  return whole_;
}

void ChartCanvas::paintEvent(QPaintEvent*) {
  if (drawn_.size() != size() * devicePixelRatioF()) whole_ = false;
  const bool later = make_ && pointsToMake_ > kPointsAtOnce;
  if (later || !drawSome(kAtOnce))
    DrawingTurns::instance().add(this, [this] {
      const bool done = drawSome(kTurnOfItsOwn);
      // An unfinished drawing is seen only where there is no older one.
      if (done || drawn_.size() != drawing_.size()) update();
      return done;
    });
  QPainter painter(this);
  painter.fillRect(rect(), theme_->plotBackground);
  painter.setRenderHint(QPainter::Antialiasing);
  if (axesVisible_) paintGrid(painter);
  // An older drawing of the same size stays until the newer one is whole.
  const QImage& curves = whole_ || drawn_.size() == drawing_.size() ? drawn_ : drawing_;
  painter.drawImage(QPointF(), curves);
  if (later) return;
  paintHighlight(painter);
  paintLabels(painter);
}

void ChartCanvas::paint(QPainter& painter) const {
  painter.setRenderHint(QPainter::Antialiasing);
  if (axesVisible_) paintGrid(painter);
  painter.save();
  painter.setClipRect(area_.adjusted(-kRadius, -kRadius, kRadius, kRadius));
  LinePainter().paint(painter, shapes(), {area_, theme_->plotBackground});
  painter.restore();
  paintHighlight(painter);
  paintLabels(painter);
}

void ChartCanvas::paintLabels(QPainter& painter) const {
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
  const AxesGrid grid{area_, gridX_, gridY_, *theme_};
  grid.paint(painter);
  grid.paintAxes(painter);
}

void ChartCanvas::paintHighlight(QPainter& painter) const {
  if (highlightedCurve_ < 0 || highlightedCurve_ >= static_cast<int>(shapes().size())) return;
  const ChartShape& shape = shapes()[static_cast<std::size_t>(highlightedCurve_)];
  if (highlightedPoint_ >= shape.points.size()) return;
  painter.save();
  painter.setClipRect(area_.adjusted(-kRadius, -kRadius, kRadius, kRadius));
  const Marker marker = shape.marker == Marker::none ? Marker::circle : shape.marker;
  drawMarker(painter, marker, toWidget(shape.points[highlightedPoint_]), kRadiusEmphasized, shape.color, theme_->text);
  painter.restore();
}

std::vector<ChartCanvas::Label> ChartCanvas::layOutLabels() const {
  const auto labelled = [](const ChartShape& shape) { return shape.law && !shape.lawLabel.isEmpty(); };
  if (std::none_of(shapes().begin(), shapes().end(), labelled)) return {};
  const QFontMetricsF metrics(tabularFont(font()));
  const QRectF visible = area_.adjusted(-1, -1, 1, 1);
  double right = area_.left();
  for (const ChartShape& shape : shapes())
    for (const QPointF& p : shape.points)
      if (visible.contains(toWidget(p))) right = std::max(right, toWidget(p).x());
  std::vector<Label> labels;
  for (const ChartShape& shape : shapes()) {
    if (!labelled(shape) || shape.points.isEmpty()) continue;
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

#include "moc_chart_canvas.cpp"
