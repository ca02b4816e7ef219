#include "analysis/campbell_plot.h"

#include "figure/plot_surface.h"
#include "figure/readable_number.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace gyre::ui {
namespace {

constexpr int pixelsPerNumber = 72, pixelsPerLine = 36;
constexpr double reachOfMode = 10;  // how near the mouse must be to one [pixels]

}  // namespace

CampbellPlot::CampbellPlot(QWidget* parent)
    : PaintedFigure({.objectName = QStringLiteral("campbell"),
                     .pixelsPerTick = pixelsPerNumber,
                     .pixelsPerTickUp = pixelsPerLine,
                     .isPlane = true},
                    parent) {
  setMinimumSize(280, 180);
  surface().layers().axes.setTitleBelow();
  setAccessibleName(tr("Campbell diagram"));
  surface().setAccessibleName(accessibleName());
  setToolTip(
      tr("Frequencies over the speed of the rotor: solid whirls with the spin, dashed against it, dotted neither; "
         "rings are critical speeds, on the line of one vibration per turn"));
  setDark(look().dark);
}

void CampbellPlot::show(std::shared_ptr<const Campbell> diagram) {
  diagram_ = std::move(diagram);
  sight().fit();
  rebuild();
}

FigureWords CampbellPlot::words() const {
  return {.hasAxes = hasPicture(), .horizontal = tr("speed [rad/s]"), .value = tr("frequency [Hz]")};
}

AxesWindow CampbellPlot::all() const {
  if (!hasPicture()) return {};
  double highest = 0;
  for (const CampbellSpeed& at : diagram_->speeds)
    for (const auto& mode : at.tracks)
      if (mode) highest = std::max(highest, mode->mode.frequency);
  AxesWindow out{.x = {diagram_->speeds.front().speed, diagram_->speeds.back().speed},
                 .y = {0, highest > 0 ? 1.05 * highest : 1.0}};
  if (!(out.x.high > out.x.low)) out.x = {out.x.low - 1, out.x.high + 1};
  return out;
}

QPointF CampbellPlot::placeOfMode(const CampbellSpeed& at, std::size_t track) const {
  return placeOf(at.speed, at.tracks[track]->mode.frequency);
}

Whirl CampbellPlot::whirlOf(const CampbellSpeed& at, std::size_t track) const {
  return diagram_->turningAxes ? Whirl::forward : at.tracks[track]->whirl();
}

void CampbellPlot::paintTracks(QPainter& painter) const {
  for (std::size_t track = 0; track < diagram_->tracks(); ++track) {
    for (std::size_t i = 1; i < diagram_->speeds.size(); ++i) {
      const CampbellSpeed &low = diagram_->speeds[i - 1], &high = diagram_->speeds[i];
      if (!low.tracks[track] || !high.tracks[track]) continue;
      const Whirl whirl = whirlOf(high, track);
      const Qt::PenStyle style = whirl == Whirl::forward    ? Qt::SolidLine
                                 : whirl == Whirl::backward ? Qt::DashLine
                                                            : Qt::DotLine;
      painter.setPen(QPen(look().curve(static_cast<int>(track)), 2, style));
      painter.drawLine(placeOfMode(low, track), placeOfMode(high, track));
    }
  }
}

void CampbellPlot::paintCritical(QPainter& painter) const {
  const auto onLine = [this](double speed) { return placeOf(speed, std::abs(speed) / (2 * M_PI)); };
  const double first = diagram_->speeds.front().speed, last = diagram_->speeds.back().speed;
  painter.save();
  painter.setClipRect(surface().plotArea(), Qt::IntersectClip);
  painter.setPen(QPen(look().textMuted, 1, Qt::DashLine));
  painter.drawPolyline(QPolygonF({onLine(first), onLine(std::clamp(0.0, first, last)), onLine(last)}));
  painter.restore();
  painter.setPen(QPen(look().text, 1.5));
  painter.setBrush(Qt::NoBrush);
  for (const CriticalSpeed& critical : diagram_->critical) painter.drawEllipse(onLine(critical.speed), 5, 5);
}

void CampbellPlot::paintDrawing(QPainter& painter) {
  painter.save();
  painter.setClipRect(surface().plotArea(), Qt::IntersectClip);
  paintTracks(painter);
  painter.restore();
  if (!diagram_->turningAxes) paintCritical(painter);
}

/// The nearest mode.
QString CampbellPlot::tipAt(QPointF place) const {
  if (!hasPicture()) return {};
  double nearest = reachOfMode;
  QString text;
  for (const CampbellSpeed& at : diagram_->speeds)
    for (std::size_t track = 0; track < at.tracks.size(); ++track) {
      if (!at.tracks[track]) continue;
      const QPointF away = placeOfMode(at, track) - place;
      if (const double distance = std::hypot(away.x(), away.y()); distance < nearest) {
        nearest = distance;
        const Whirl whirl = whirlOf(at, track);
        text = tr("mode %1 at %2 rad/s: %3 Hz%4")
                   .arg(QString::number(track + 1), compactNumber(at.speed, 5),
                        compactNumber(at.tracks[track]->mode.frequency, 5),
                        diagram_->turningAxes || whirl == Whirl::none ? QString()
                        : whirl == Whirl::forward                     ? tr(", with the spin")
                                                                      : tr(", against the spin"));
      }
    }
  return text;
}

}  // namespace gyre::ui

#include "moc_campbell_plot.cpp"
