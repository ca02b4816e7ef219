#include "analysis/campbell_plot.h"

#include "plots/axis_ticks.h"
#include "plots/plane_axes.h"
#include "theme/theme.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace gyre::ui {
namespace {

constexpr int pixelsPerNumber = 72, pixelsPerLine = 36;

}  // namespace

CampbellPlot::CampbellPlot(QWidget* parent) : QWidget(parent) {
  setAttribute(Qt::WA_OpaquePaintEvent);
  setAccessibleName(tr("Campbell diagram"));
  setToolTip(
      tr("Frequencies over the speed of the rotor: solid whirls with the spin, dashed against it, dotted neither; "
         "rings are critical speeds, on the line of one vibration per turn"));
}

void CampbellPlot::show(std::shared_ptr<const Campbell> diagram) {
  diagram_ = std::move(diagram);
  update();
}

void CampbellPlot::mark(int track) {
  marked_ = track;
  update();
}

PlaneAxes CampbellPlot::axes() const {
  double highest = 0;
  for (const CampbellSpeed& at : diagram_->speeds)
    for (const auto& mode : at.tracks)
      if (mode) highest = std::max(highest, mode->mode.frequency);
  AxisRange x{diagram_->speeds.front().speed, diagram_->speeds.back().speed}, y{0, highest > 0 ? 1.05 * highest : 1.0};
  if (!(x.high > x.low)) x = {x.low - 1, x.high + 1};
  const int across = std::max(2, (width() - 80) / pixelsPerNumber), up = std::max(2, (height() - 60) / pixelsPerLine);
  const AxisTicks ofX = linearTicks(x.low, x.high, across), ofY = linearTicks(y.low, y.high, up);
  return {QRectF(rect()),
          font(),
          {x, ofX.ticks, withFactor(tr("speed [rad/s]"), ofX)},
          {y, ofY.ticks, withFactor(tr("frequency [Hz]"), ofY)}};
}

void CampbellPlot::paintTracks(QPainter& painter, const PlaneAxes& plane) const {
  const Theme& theme = currentTheme();
  for (std::size_t track = 0; track < diagram_->tracks(); ++track) {
    const bool strong = static_cast<int>(track) == marked_;
    for (std::size_t i = 1; i < diagram_->speeds.size(); ++i) {
      const CampbellSpeed &low = diagram_->speeds[i - 1], &high = diagram_->speeds[i];
      if (!low.tracks[track] || !high.tracks[track]) continue;
      const Whirl whirl = diagram_->turningAxes ? Whirl::forward : high.tracks[track]->whirl();
      const Qt::PenStyle style = whirl == Whirl::forward    ? Qt::SolidLine
                                 : whirl == Whirl::backward ? Qt::DashLine
                                                            : Qt::DotLine;
      painter.setPen(QPen(theme.curve(static_cast<int>(track)), strong ? 3.5 : 2, style));
      painter.drawLine(plane.place(low.speed, low.tracks[track]->mode.frequency),
                       plane.place(high.speed, high.tracks[track]->mode.frequency));
    }
  }
}

void CampbellPlot::paintCritical(QPainter& painter, const PlaneAxes& plane) const {
  const Theme& theme = currentTheme();
  const double first = diagram_->speeds.front().speed, last = diagram_->speeds.back().speed;
  QPolygonF once;
  for (const double x : {first, std::clamp(0.0, first, last), last}) once << plane.place(x, std::abs(x) / (2 * M_PI));
  painter.setPen(QPen(theme.textMuted, 1, Qt::DashLine));
  painter.drawPolyline(once);
  for (const CriticalSpeed& critical : diagram_->critical) {
    painter.setPen(QPen(theme.text, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(plane.place(critical.speed, std::abs(critical.speed) / (2 * M_PI)), 5, 5);
  }
}

void CampbellPlot::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), currentTheme().plotBackground);
  if (!diagram_ || diagram_->speeds.empty()) return;
  const PlaneAxes plane = axes();
  plane.paint(painter, currentTheme());
  painter.setClipRect(plane.area().adjusted(-6, -6, 6, 6));
  paintTracks(painter, plane);
  if (!diagram_->turningAxes) paintCritical(painter, plane);
}

void CampbellPlot::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::StyleChange) update();
}

}  // namespace gyre::ui

#include "moc_campbell_plot.cpp"
