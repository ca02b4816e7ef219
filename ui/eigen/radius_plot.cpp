#include "eigen/radius_plot.h"

#include "plots/axis_ticks.h"
#include "plots/plane_axes.h"
#include "theme/theme.h"

#include <QEvent>

#include <algorithm>
#include <cmath>

namespace gyre::ui {
namespace {

constexpr double highest = 1.5;  // what grows faster is above the plot
constexpr int pixelsPerDecade = 44, pixelsPerRadius = 28;

}  // namespace

RadiusPlot::RadiusPlot(QWidget* parent) : PlanePlot(tr("Spectral radius of the method"), 160, parent) { show(nullptr); }

void RadiusPlot::show(std::shared_ptr<const EigenResult> shown) {
  PlanePlot::show(std::move(shown));
  const QString curve = hasResult() ? tr(". Curve: %1").arg(QString::fromStdString(result().radiusSource)) : QString();
  setToolTip(tr("By how much the method lets an oscillation grow (above 1) or die away (below 1) in a step, over "
                "frequency times step; dots: the eigenvalues of the moment shown") +
             curve);
}

std::vector<double> RadiusPlot::marked() const {
  std::vector<double> out;
  if (!hasMoments() || !(result().h > 0)) return out;
  for (const std::complex<double>& lambda : result().at(time()).lambda)
    if (std::abs(lambda) > 0 && lambda.imag() >= 0) out.push_back(std::abs(lambda) * result().h);
  std::sort(out.begin(), out.end());
  return out;
}

PlaneAxes RadiusPlot::axes() const {
  const AxisRange x{-2, 3}, y{0, highest};
  const int across = std::max(2, (width() - 80) / pixelsPerDecade), up = std::max(2, (height() - 60) / pixelsPerRadius);
  const QString title =
      hasResult() ? tr("spectral radius of %1").arg(QString::fromStdString(result().method)) : QString();
  return {QRectF(rect()),
          font(),
          {x, logTicks(x.low, x.high, across).ticks, tr("omega h")},
          {y, linearTicks(y.low, y.high, up).ticks, title}};
}

void RadiusPlot::paintPlane(QPainter& painter) {
  const Theme& theme = currentTheme();
  const PlaneAxes plane = axes();
  plane.paint(painter, theme);
  constexpr double dots = 6;  // of slow ones at the left edge
  painter.setClipRect(plane.area().adjusted(-dots, 0, dots, 0));
  painter.setPen(QPen(theme.textMuted, 1, Qt::DashLine));
  const double one = std::round(plane.place(0, 1).y()) + 0.5;
  painter.drawLine(QPointF(plane.area().left(), one), QPointF(plane.area().right(), one));
  QPolygonF line;
  for (const RadiusPoint& point : result().radius) line << plane.place(std::log10(point.omegaH), point.radius);
  painter.setPen(QPen(theme.curve(0), 2));
  painter.drawPolyline(line);
  if (line.isEmpty()) return;
  const double first = result().radius.front().omegaH, last = result().radius.back().omegaH;
  for (const double omegaH : marked()) {
    const double shown = std::clamp(omegaH, first, last), radius = result().radiusAt(shown), x = std::log10(shown);
    const double y = std::clamp(std::isnan(radius) ? 1.0 : radius, 0.0, highest);
    QColor stem = theme.text;
    stem.setAlphaF(0.35F);
    painter.setPen(QPen(stem, 1));
    painter.drawLine(plane.place(x, 0), plane.place(x, y));
    painter.setPen(QPen(theme.plotBackground, 1.5));
    painter.setBrush(radius > 1 + 1e-5 ? theme.error : theme.text);
    painter.drawEllipse(plane.place(x, y), 4, 4);
  }
}

}  // namespace gyre::ui

#include "moc_radius_plot.cpp"
