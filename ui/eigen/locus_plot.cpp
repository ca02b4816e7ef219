#include "eigen/locus_plot.h"

#include "plots/axis_ticks.h"
#include "plots/marker.h"
#include "plots/plane_axes.h"
#include "theme/theme.h"

#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace gyre::ui {
namespace {

constexpr double dot = 2.2, mark = 5, stretchedFrom = 30;
constexpr int pixelsPerTick = 56, pixelsPerTickUp = 28;

bool isShown(const std::complex<double>& lambda) {
  return !std::isnan(lambda.real()) && lambda.imag() >= -1e-9 * std::abs(lambda);
}

QString numberText(double x) { return compactNumber(x, 4); }

QString complexText(const std::complex<double>& lambda) {
  if (lambda.imag() == 0) return numberText(lambda.real());
  return LocusPlot::tr("%1 ± %2 i").arg(numberText(lambda.real()), numberText(lambda.imag()));
}

}  // namespace

LocusPlot::LocusPlot(QWidget* parent) : PlanePlot(tr("Eigenvalues in the complex plane"), 210, parent) {
  setToolTip(
      tr("Eigenvalues of all moments, from early to late; rings: those of the moment shown. Left of zero "
         "deviations die away, right of it they grow; upwards they oscillate"));
}

void LocusPlot::show(std::shared_ptr<const EigenResult> shown) {
  PlanePlot::show(std::move(shown));
  unit_ = 0;
  if (hasResult()) {
    double slowest = 0, stiffest = 0;
    for (const LocusMoment& m : result().locus.moments) {
      if (m.slowest > 0) slowest = slowest > 0 ? std::min(slowest, m.slowest) : m.slowest;
      stiffest = std::max(stiffest, m.stiffest);
    }
    if (slowest > 0 && stiffest > stretchedFrom * slowest) unit_ = std::max(slowest, 1e-6 * stiffest) / 3;
  }
}

void LocusPlot::markTime(double t) {
  PlanePlot::markTime(t);
  setAccessibleDescription(readout());
}

double LocusPlot::onAxis(double x) const { return unit_ > 0 ? std::asinh(x / unit_) : x; }

PlaneAxes LocusPlot::axes() const {
  double left = 0, right = 0, top = 0;
  if (hasResult())
    for (const LocusMoment& m : result().locus.moments)
      for (const std::complex<double>& lambda : m.lambda) {
        if (!isShown(lambda)) continue;
        left = std::min(left, lambda.real());
        right = std::max(right, lambda.real());
        top = std::max(top, lambda.imag());
      }
  // Round-off beside the imaginary axis is not stretched over the plot, nor is nothing at all.
  const double size = std::max({-left, right, top, 1e-9}), least = unit_ > 0 ? unit_ : 0.2 * size;
  left = std::min(left, -least);
  right = std::max(right, least);
  top = std::max(top, least);
  const double a = onAxis(left), b = onAxis(right), c = onAxis(top);
  const AxisRange x{a - 0.06 * (b - a), b + 0.06 * (b - a)}, y{-0.06 * c, 1.08 * c};
  const auto ticks = [&](const AxisRange& range, double pixels, int each) {
    const int most = std::max(2, static_cast<int>(pixels) / each);
    if (!(unit_ > 0)) return linearTicks(range.low, range.high, most).ticks;
    std::vector<Tick> out{{0, QStringLiteral("0")}};
    const double reach = std::max(-range.low, range.high);
    const int first = static_cast<int>(std::ceil(std::log10(unit_ * 2))),
              last = static_cast<int>(std::floor(std::log10(unit_ * std::sinh(std::min(reach, 300.0)))));
    const int stride = std::max(1, 2 * (last - first + 1) / most);
    for (int power = first; power <= last; ++power)
      for (const double sign : {-1.0, 1.0}) {
        const double at = sign * onAxis(std::pow(10.0, power));
        if (at < range.low || at > range.high) continue;
        const bool named = (last - power) % stride == 0;
        out.push_back({at, named ? (sign < 0 ? QStringLiteral("−") : QString()) + powerOfTen(power) : QString()});
      }
    std::sort(out.begin(), out.end(), [](const Tick& s, const Tick& t) { return s.position < t.position; });
    return out;
  };
  return {QRectF(rect()),
          font(),
          {x, ticks(x, width() - 80, pixelsPerTick), tr("real [1/s]")},
          {y, ticks(y, height() - 60, pixelsPerTickUp), tr("imaginary [rad/s]")}};
}

/// From blue to vermilion, which people with any colour vision tell apart.
QColor LocusPlot::colorAt(double t) const {
  const auto& moments = result().locus.moments;
  const double first = moments.front().t, span = moments.back().t - first;
  const Theme& theme = currentTheme();
  return mixed(theme.curve(0), theme.curve(1), static_cast<float>(span > 0 ? (t - first) / span : 0));
}

std::vector<QPointF> LocusPlot::placesAt(const LocusMoment& moment) const {
  const PlaneAxes plane = axes();
  std::vector<QPointF> out;
  for (const std::complex<double>& lambda : moment.lambda)
    if (isShown(lambda)) out.push_back(plane.place(onAxis(lambda.real()), onAxis(lambda.imag())));
  return out;
}

void LocusPlot::paintTimes(QPainter& painter, const PlaneAxes& plane) const {
  const QRectF area = plane.area();
  const QFontMetricsF metrics(tabularFont(font()));
  const auto& moments = result().locus.moments;
  const QString first = tr("%1 s").arg(compactNumber(moments.front().t, 3)),
                last = tr("%1 s").arg(compactNumber(moments.back().t, 3));
  const double bar = 64, right = area.right(), y = area.top() - metrics.height() / 2 - 4;
  const double end = right - metrics.horizontalAdvance(last) - 6;
  QLinearGradient gradient(end - bar, 0, end, 0);
  gradient.setColorAt(0, colorAt(moments.front().t));
  gradient.setColorAt(1, colorAt(moments.back().t));
  painter.setPen(Qt::NoPen);
  painter.setBrush(gradient);
  painter.drawRoundedRect(QRectF(end - bar, y - 3, bar, 6), 3, 3);
  painter.setPen(currentTheme().textMuted);
  painter.drawText(QRectF(end + 6, y - metrics.height() / 2, 100, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                   last);
  painter.drawText(QRectF(end - bar - 106, y - metrics.height() / 2, 100, metrics.height()),
                   Qt::AlignRight | Qt::AlignVCenter, first);
}

void LocusPlot::paintPlane(QPainter& painter) {
  const Theme& theme = currentTheme();
  const PlaneAxes plane = axes();
  plane.paint(painter, theme);
  painter.setPen(QPen(theme.axis, 1));
  const QPointF top = plane.place(0, onAxis(0));
  painter.drawLine(QPointF(std::round(top.x()) + 0.5, plane.area().top()),
                   QPointF(std::round(top.x()) + 0.5, plane.area().bottom()));
  painter.save();
  painter.setClipRect(plane.area().adjusted(-mark, -mark, mark, mark));
  painter.setPen(Qt::NoPen);
  for (const LocusMoment& moment : result().locus.moments) {
    painter.setBrush(colorAt(moment.t));
    for (const std::complex<double>& lambda : moment.lambda)
      if (isShown(lambda)) painter.drawEllipse(plane.place(onAxis(lambda.real()), onAxis(lambda.imag())), dot, dot);
  }
  const LocusMoment& now = result().at(time());
  painter.setBrush(Qt::NoBrush);
  for (const std::complex<double>& lambda : now.lambda) {
    if (!isShown(lambda)) continue;
    const QPointF at = plane.place(onAxis(lambda.real()), onAxis(lambda.imag()));
    painter.setPen(QPen(theme.plotBackground, 4));
    painter.drawEllipse(at, mark, mark);
    painter.setPen(QPen(theme.text, 2));
    painter.drawEllipse(at, mark, mark);
  }
  painter.restore();
  paintTimes(painter, plane);
}

/// The tip names the eigenvalue below the mouse.
bool LocusPlot::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip || !hasMoments()) return PlanePlot::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const PlaneAxes plane = axes();
  double nearest = 10;
  QString text = toolTip();
  for (const LocusMoment& moment : result().locus.moments)
    for (const std::complex<double>& lambda : moment.lambda) {
      if (!isShown(lambda)) continue;
      const QPointF away = plane.place(onAxis(lambda.real()), onAxis(lambda.imag())) - QPointF(help->pos());
      if (const double distance = std::hypot(away.x(), away.y()); distance < nearest) {
        nearest = distance;
        text = tr("t = %1 s: %2 1/s").arg(compactNumber(moment.t, 5), complexText(lambda));
      }
    }
  QToolTip::showText(help->globalPos(), text, this);
  return true;
}

QString LocusPlot::readout() const {
  if (!hasMoments()) return {};
  const LocusMoment& now = result().at(time());
  QStringList values;
  for (const std::complex<double>& lambda : now.lambda)
    if (isShown(lambda)) values << complexText(lambda);
  return tr("t = %1 s: %2").arg(compactNumber(now.t, 5), values.join(QStringLiteral("; ")));
}

}  // namespace gyre::ui

#include "moc_locus_plot.cpp"
