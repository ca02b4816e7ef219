#include "beams/beam_plot.h"

#include "beams/beam_words.h"
#include "figure/plot_legend.h"
#include "figure/plot_surface.h"
#include "figure/readable_number.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace gyre::ui {
namespace {

constexpr int pixelsPerLength = 72, pixelsPerValue = 36;
constexpr double reachOfCurve = 12;  // how near the mouse must be to one [pixels]

/// Straight between the ends of the element there; none beyond the beam.
std::optional<double> valueAt(const BeamPlot::Curve& curve, double s) {
  for (const BeamSpan& span : curve.spans)
    if (s >= span.s1 && s <= span.s2 && span.s2 > span.s1)
      return span.start + (s - span.s1) / (span.s2 - span.s1) * (span.end - span.start);
  return std::nullopt;
}

/// Where it is farthest from zero: arc length and value.
std::pair<double, double> farthest(const BeamPlot::Curve& curve) {
  std::pair<double, double> out{0, 0};
  for (const BeamSpan& span : curve.spans)
    for (const auto& at : {std::pair(span.s1, span.start), std::pair(span.s2, span.end)})
      if (std::abs(at.second) > std::abs(out.second)) out = at;
  return out;
}

}  // namespace

BeamPlot::BeamPlot(QWidget* parent)
    : PaintedFigure({.objectName = QStringLiteral("alongBeams"),
                     .pixelsPerTick = pixelsPerLength,
                     .pixelsPerTickUp = pixelsPerValue,
                     .isPlane = true},
                    parent) {
  setMinimumSize(240, 140);
  setAccessibleName(tr("Along the flexible beams"));
  surface().setAccessibleName(accessibleName());
  setDark(look().dark);
}

void BeamPlot::show(std::vector<Curve> curves, BeamQuantity quantity, const AxisRange& values, double time) {
  const bool isOther = quantity != quantity_ || curves.size() != curves_.size();
  curves_ = std::move(curves);
  quantity_ = quantity;
  values_ = values;
  time_ = time;
  if (isOther) sight().fit();
  fillLegend();
  rebuild();
}

void BeamPlot::clear() {
  curves_.clear();
  fillLegend();
  rebuild();
}

void BeamPlot::fillLegend() {
  std::vector<LegendEntry> entries;
  for (const Curve& curve : curves_) {
    const auto [s, value] = farthest(curve);
    entries.push_back(
        {.name = curve.name,
         .value = tr("largest %1 %2 at %3 m")
                      .arg(compactNumber(value, 4), QLatin1String(wordsOf(quantity_).unit), compactNumber(s, 3)),
         .color = curve.color});
  }
  legend().setEntries(std::move(entries));
}

QString BeamPlot::pictureTitle() const { return tr("%1 at %2 s").arg(nameOf(quantity_), compactNumber(time_, 4)); }

FigureWords BeamPlot::words() const {
  return {.hasAxes = hasPicture(), .horizontal = tr("arc length s [m]"), .value = axisTitle(quantity_)};
}

AxesWindow BeamPlot::all() const {
  double longest = 0;
  for (const Curve& curve : curves_) longest = std::max(longest, curve.length);
  return {.x = {0, longest > 0 ? longest : 1}, .y = values_};
}

void BeamPlot::paintDrawing(QPainter& painter) {
  painter.setClipRect(surface().plotArea(), Qt::IntersectClip);
  const double zero = placeOf(0, 0).y();
  for (const Curve& curve : curves_) {
    QColor pale = curve.color;
    pale.setAlphaF(curves_.size() == 1 ? 0.18F : 0.08F);
    QPolygonF line;
    for (const BeamSpan& span : curve.spans) line << placeOf(span.s1, span.start) << placeOf(span.s2, span.end);
    QPolygonF area = line;
    area << QPointF(line.last().x(), zero) << QPointF(line.first().x(), zero);
    painter.setPen(Qt::NoPen);
    painter.setBrush(pale);
    painter.drawPolygon(area);
    painter.setPen(QPen(curve.color, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
  }
  painter.setPen(QPen(look().axis, 1));
  painter.drawLine(QPointF(surface().plotArea().left(), zero), QPointF(surface().plotArea().right(), zero));
}

QString BeamPlot::tipAt(QPointF place) const {
  if (!hasPicture() || !surface().plotArea().contains(place)) return {};
  const double s = inSight().x.fromUnit(surface().toUnit(place).x());
  double nearest = reachOfCurve;
  QString text;
  for (const Curve& curve : curves_) {
    const auto value = valueAt(curve, s);
    if (!value) continue;
    const double distance = std::abs(placeOf(s, *value).y() - place.y());
    if (distance > nearest) continue;
    nearest = distance;
    text = tr("%1, s = %2 m: %3 %4")
               .arg(curve.name, compactNumber(s, 4), compactNumber(*value, 5), QLatin1String(wordsOf(quantity_).unit));
  }
  return text;
}

QString BeamPlot::description() const {
  if (curves_.empty()) return tr("No flexible beam in a run yet");
  QStringList words;
  for (const LegendEntry& entry : legend().entries()) words << entry.name + QStringLiteral(": ") + entry.value;
  return words.join(QStringLiteral("; "));
}

}  // namespace gyre::ui

#include "moc_beam_plot.cpp"
