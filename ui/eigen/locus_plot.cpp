#include "eigen/locus_plot.h"

#include "figure/plot_surface.h"
#include "figure/readable_number.h"

#include <QPainter>

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

LocusPlot::LocusPlot(QWidget* parent)
    : PlanePlot({.name = tr("Eigenvalues in the complex plane"),
                 .leastHeight = 210,
                 .pixelsPerTick = pixelsPerTick,
                 .pixelsPerTickUp = pixelsPerTickUp},
                parent) {
  setToolTip(
      tr("Eigenvalues of all moments, from early to late; rings: those of the moment shown. Left of zero "
         "deviations die away, right of it they grow; upwards they oscillate"));
  setDark(look().dark);
}

void LocusPlot::show(std::shared_ptr<const EigenResult> shown) {
  unit_ = 0;
  if (shown) {
    double slowest = 0, stiffest = 0;
    for (const LocusMoment& m : shown->locus.moments) {
      if (m.slowest > 0) slowest = slowest > 0 ? std::min(slowest, m.slowest) : m.slowest;
      stiffest = std::max(stiffest, m.stiffest);
    }
    if (slowest > 0 && stiffest > stretchedFrom * slowest) unit_ = std::max(slowest, 1e-6 * stiffest) / 3;
  }
  PlanePlot::show(std::move(shown));
}

void LocusPlot::markTime(double t) {
  PlanePlot::markTime(t);
  setAccessibleDescription(readout());
}

double LocusPlot::onAxis(double x) const { return unit_ > 0 ? std::asinh(x / unit_) : x; }

QPointF LocusPlot::placeOfValue(const std::complex<double>& lambda) const {
  return placeOf(onAxis(lambda.real()), onAxis(lambda.imag()));
}

FigureWords LocusPlot::words() const {
  return {.hasAxes = hasPicture(), .horizontal = tr("real [1/s]"), .value = tr("imaginary [rad/s]")};
}

AxesWindow LocusPlot::all() const {
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
  return {.x = {a - 0.06 * (b - a), b + 0.06 * (b - a)}, .y = {-0.06 * c, 1.08 * c}};
}

/// On stretched axes powers of ten on both sides of zero; zoomed in so far that few of them are left, what stands at
/// even places.
AxisTicks LocusPlot::ticks(Qt::Orientation axis, const AxisRange& range, AxisScale scale, double pixels) const {
  if (!(unit_ > 0)) return PlanePlot::ticks(axis, range, scale, pixels);
  const int most = std::max(2, static_cast<int>(pixels) / (axis == Qt::Horizontal ? pixelsPerTick : pixelsPerTickUp));
  AxisTicks out;
  const auto add = [&](double at, const QString& label) {
    if (at >= range.low && at <= range.high) out.ticks.push_back({range.toUnit(at) * pixels, label});
  };
  add(0, QStringLiteral("0"));
  const double reach = std::max(-range.low, range.high);
  const int first = static_cast<int>(std::ceil(std::log10(unit_ * 2))),
            last = static_cast<int>(std::floor(std::log10(unit_ * std::sinh(std::min(reach, 300.0)))));
  const int stride = std::max(1, 2 * (last - first + 1) / most);
  for (int power = first; power <= last; ++power)
    for (const double sign : {-1.0, 1.0}) {
      const bool named = (last - power) % stride == 0;
      add(sign * onAxis(std::pow(10.0, power)),
          named ? (sign < 0 ? QStringLiteral("−") : QString()) + powerOfTen(power) : QString());
    }
  const auto isNamed = [](const Tick& tick) { return !tick.label.isEmpty(); };
  if (std::count_if(out.ticks.begin(), out.ticks.end(), isNamed) < 2)
    for (int i = 1; i < most; ++i) {
      const double at = range.fromUnit(static_cast<double>(i) / most);
      add(at, compactNumber(unit_ * std::sinh(at), 3));
    }
  std::sort(out.ticks.begin(), out.ticks.end(), [](const Tick& s, const Tick& t) { return s.position < t.position; });
  return out;
}

/// From blue to vermilion, which people with any colour vision tell apart.
QColor LocusPlot::colorAt(double t) const {
  const auto& moments = result().locus.moments;
  const double first = moments.front().t, span = moments.back().t - first;
  const Theme& theme = look();
  return mixed(theme.curve(0), theme.curve(1), static_cast<float>(span > 0 ? (t - first) / span : 0));
}

std::vector<QPointF> LocusPlot::placesAt(const LocusMoment& moment) const {
  std::vector<QPointF> out;
  for (const std::complex<double>& lambda : moment.lambda)
    if (isShown(lambda)) out.push_back(placeOfValue(lambda));
  return out;
}

/// The colours of the first and the last time, in the line of the title.
void LocusPlot::paintBeside(QPainter& painter) {
  const QRectF area = surface().plotArea();
  const QFontMetricsF metrics(tabularFont(font()));
  const auto& moments = result().locus.moments;
  const QString first = tr("%1 s").arg(compactNumber(moments.front().t, 3)),
                last = tr("%1 s").arg(compactNumber(moments.back().t, 3));
  const double bar = 64, right = area.right(), y = area.top() - metrics.height() / 2 - 4;
  const double end = right - metrics.horizontalAdvance(last) - 6;
  QLinearGradient gradient(end - bar, 0, end, 0);
  gradient.setColorAt(0, colorAt(moments.front().t));
  gradient.setColorAt(1, colorAt(moments.back().t));
  painter.setFont(tabularFont(font()));
  painter.setPen(Qt::NoPen);
  painter.setBrush(gradient);
  painter.drawRoundedRect(QRectF(end - bar, y - 3, bar, 6), 3, 3);
  painter.setPen(look().textMuted);
  painter.drawText(QRectF(end + 6, y - metrics.height() / 2, 100, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                   last);
  painter.drawText(QRectF(end - bar - 106, y - metrics.height() / 2, 100, metrics.height()),
                   Qt::AlignRight | Qt::AlignVCenter, first);
}

void LocusPlot::paintDrawing(QPainter& painter) {
  const Theme& theme = look();
  const QRectF area = surface().plotArea();
  if (const double zero = std::round(placeOf(0, 0).x()) + 0.5; zero >= area.left() && zero <= area.right()) {
    painter.setPen(QPen(theme.axis, 1));
    painter.drawLine(QPointF(zero, area.top()), QPointF(zero, area.bottom()));
  }
  painter.setPen(Qt::NoPen);
  for (const LocusMoment& moment : result().locus.moments) {
    painter.setBrush(colorAt(moment.t));
    for (const QPointF& at : placesAt(moment)) painter.drawEllipse(at, dot, dot);
  }
  painter.setBrush(Qt::NoBrush);
  for (const QPointF& at : placesAt(result().at(time()))) {
    painter.setPen(QPen(theme.plotBackground, 4));
    painter.drawEllipse(at, mark, mark);
    painter.setPen(QPen(theme.text, 2));
    painter.drawEllipse(at, mark, mark);
  }
}

/// The eigenvalue below the mouse.
QString LocusPlot::tipAt(QPointF place) const {
  if (!hasPicture()) return {};
  double nearest = 10;
  QString text;
  for (const LocusMoment& moment : result().locus.moments)
    for (const std::complex<double>& lambda : moment.lambda) {
      if (!isShown(lambda)) continue;
      const QPointF away = placeOfValue(lambda) - place;
      if (const double distance = std::hypot(away.x(), away.y()); distance < nearest) {
        nearest = distance;
        text = tr("t = %1 s: %2 1/s").arg(compactNumber(moment.t, 5), complexText(lambda));
      }
    }
  return text;
}

QString LocusPlot::readout() const {
  if (!hasPicture()) return {};
  const LocusMoment& now = result().at(time());
  QStringList values;
  for (const std::complex<double>& lambda : now.lambda)
    if (isShown(lambda)) values << complexText(lambda);
  return tr("t = %1 s: %2").arg(compactNumber(now.t, 5), values.join(QStringLiteral("; ")));
}

}  // namespace gyre::ui

#include "moc_locus_plot.cpp"
