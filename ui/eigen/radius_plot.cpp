#include "eigen/radius_plot.h"

#include "figure/plot_surface.h"
#include "figure/readable_number.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace gyre::ui {
namespace {

constexpr double highest = 1.5;  // what grows faster is above the plot
constexpr int pixelsPerDecade = 44, pixelsPerRadius = 28;

}  // namespace

RadiusPlot::RadiusPlot(QWidget* parent)
    : PlanePlot({.name = tr("Spectral radius of the method"),
                 .leastHeight = 160,
                 .pixelsPerTick = pixelsPerDecade,
                 .pixelsPerTickUp = pixelsPerRadius},
                parent) {
  setDark(look().dark);
  show(nullptr);
}

void RadiusPlot::show(std::shared_ptr<const EigenResult> shown) {
  PlanePlot::show(std::move(shown));
  const QString curve = hasResult() ? tr(". Curve: %1").arg(QString::fromStdString(result().radiusSource)) : QString();
  setToolTip(tr("By how much the method lets an oscillation grow (above 1) or die away (below 1) in a step, over "
                "frequency times step; dots: the eigenvalues of the moment shown") +
             curve);
}

std::vector<double> RadiusPlot::marked() const {
  std::vector<double> out;
  if (!hasPicture() || !(result().h > 0)) return out;
  for (const std::complex<double>& lambda : result().at(time()).lambda)
    if (std::abs(lambda) > 0 && lambda.imag() >= 0) out.push_back(std::abs(lambda) * result().h);
  std::sort(out.begin(), out.end());
  return out;
}

FigureWords RadiusPlot::words() const {
  const QString title =
      hasResult() ? tr("spectral radius of %1").arg(QString::fromStdString(result().method)) : QString();
  return {.hasAxes = hasPicture(), .horizontal = tr("omega h"), .value = title};
}

AxesWindow RadiusPlot::all() const { return {.x = {-2, 3}, .y = {0, highest}, .logX = true}; }

void RadiusPlot::paintDrawing(QPainter& painter) {
  const Theme& theme = look();
  const QRectF area = surface().plotArea();
  painter.save();
  painter.setClipRect(area, Qt::IntersectClip);
  painter.setPen(QPen(theme.textMuted, 1, Qt::DashLine));
  const double one = std::round(placeOf(1, 1).y()) + 0.5;
  painter.drawLine(QPointF(area.left(), one), QPointF(area.right(), one));
  QPolygonF line;
  for (const RadiusPoint& point : result().radius) line << placeOf(point.omegaH, point.radius);
  painter.setPen(QPen(theme.curve(0), 2));
  painter.drawPolyline(line);
  painter.restore();
  if (line.isEmpty()) return;
  const double first = result().radius.front().omegaH, last = result().radius.back().omegaH;
  for (const double omegaH : marked()) {
    const double shown = std::clamp(omegaH, first, last), radius = result().radiusAt(shown);
    const double y = std::clamp(std::isnan(radius) ? 1.0 : radius, 0.0, highest);
    QColor stem = theme.text;
    stem.setAlphaF(0.35F);
    painter.setPen(QPen(stem, 1));
    painter.drawLine(placeOf(shown, 0), placeOf(shown, y));
    painter.setPen(QPen(theme.plotBackground, 1.5));
    painter.setBrush(radius > 1 + 1e-5 ? theme.error : theme.text);
    painter.drawEllipse(placeOf(shown, y), 4, 4);
  }
}

/// The radius of the method at the frequency below the mouse.
QString RadiusPlot::tipAt(QPointF place) const {
  if (!hasPicture() || result().radius.empty() || !surface().plotArea().contains(place)) return {};
  const double omegaH = std::pow(10.0, inSight().x.fromUnit(surface().toUnit(place).x()));
  if (omegaH < result().radius.front().omegaH || omegaH > result().radius.back().omegaH) return {};
  return tr("omega h = %1: spectral radius %2")
      .arg(compactNumber(omegaH, 3), compactNumber(result().radiusAt(omegaH), 6));
}

QString RadiusPlot::description() const {
  QStringList values;
  for (const double omegaH : marked())
    values << tr("%1 at omega h = %2").arg(compactNumber(result().radiusAt(omegaH), 6), compactNumber(omegaH, 3));
  return values.join(QStringLiteral("; "));
}

}  // namespace gyre::ui

#include "moc_radius_plot.cpp"
