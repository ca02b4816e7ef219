#include "plots/iteration_plot.h"

#include "figure/plot_legend.h"
#include "figure/plot_surface.h"
#include "figure/readable_number.h"

#include <algorithm>
#include <cmath>

namespace gyre::ui {
namespace {

constexpr int pixelsPerIteration = 48, pixelsPerDecade = 30;
/// Up to so many iterations each has a mark.
constexpr int fewIterations = 25;
constexpr double markRadius = 2.5;  // [pixels]

void appendMark(QPolygonF& marks, QPointF at, double radius) {
  const double r = radius;
  for (const QPointF corner : {QPointF(-r, 0), QPointF(0, r), QPointF(r, 0), QPointF(0, -r), QPointF(-r, 0)})
    marks << at + corner;
  marks << QPointF(std::nan(""), std::nan(""));
}

}  // namespace

IterationPlot::IterationPlot(const QString& name, const QString& hint, QWidget* parent)
    : CurveFigure({.objectName = QStringLiteral("convergence"),
                   .pixelsPerTick = pixelsPerIteration,
                   .pixelsPerTickUp = pixelsPerDecade},
                  parent),
      hintText_(hint) {
  setMinimumSize(240, 120);
  surface().setAccessibleName(name);
  setDark(look().dark);
}

void IterationPlot::show(IterationCurves curves) {
  curves_ = std::move(curves);
  last_ = 0;
  for (const IterationCurves::Run& run : curves_.runs) last_ = std::max(last_, run.last());
  if (pointed_ && *pointed_ > last_) pointed_.reset();
  rebuild();
}

/// Zero has no place: what is solved exactly ends at the lower edge.
void IterationPlot::fitAxes(const QSizeF&) {
  Extremes extremes;
  for (const IterationCurves::Run& run : curves_.runs)
    for (const std::vector<double>& values : run.values)
      for (const double x : values)
        if (std::isfinite(x)) extremes.add(x);
  if (curves_.wanted > 0) extremes.add(curves_.wanted);
  sight().settle({.x = {0.5, std::max(last_, 4) + 0.5},
                  .y = fittedValues(extremes, true).value_or(AxisRange{-8, 0}),
                  .logY = true});
}

QPointF IterationPlot::pixelOf(int iteration, double value, const QSizeF& area) const {
  const QPointF unit = inSight().toUnit(iteration, value);
  return {unit.x() * area.width(), unit.y() * area.height()};
}

const std::vector<double>* IterationPlot::valuesAt(int iteration) const {
  for (auto run = curves_.runs.rbegin(); run != curves_.runs.rend(); ++run)
    if (iteration >= run->first && iteration <= run->last())
      return &run->values[static_cast<std::size_t>(iteration - run->first)];
  return nullptr;
}

QString IterationPlot::pictureTitle() const { return surface().accessibleName(); }

FigureWords IterationPlot::words() const {
  if (last_ == 0) return {.hasAxes = false, .hint = hintText_};
  return {.horizontal = tr("iteration"), .overCounts = true};
}

std::vector<CurveShape> IterationPlot::shapes(const QSizeF& area, QDeadlineTimer) {
  const double radius = markRadius * area.height() / surface().plotArea().height();
  std::vector<CurveShape> curves;
  for (int quantity = static_cast<int>(curves_.names.size()); quantity-- > 0;) {
    QPolygonF marks;
    for (const IterationCurves::Run& run : curves_.runs) {
      QPolygonF line;
      for (int i = run.first; i <= run.last(); ++i) {
        const double value = run.values[static_cast<std::size_t>(i - run.first)][static_cast<std::size_t>(quantity)];
        const QPointF at = pixelOf(i, value, area);
        line << at;
        if (last_ <= fewIterations && std::isfinite(at.y())) appendMark(marks, at, radius);
      }
      curves.push_back({line, look().curve(quantity)});
    }
    curves.push_back({marks, look().curve(quantity)});
  }
  if (curves_.wanted > 0 && last_ > 0) {
    const double y = pixelOf(1, curves_.wanted, area).y();
    curves.push_back({QPolygonF({{0, y}, {area.width(), y}}), look().curve(static_cast<int>(curves_.names.size()))});
  }
  return curves;
}

void IterationPlot::draw() {
  CurveFigure::draw();
  showReading();
}

void IterationPlot::showReading() {
  const QSizeF area = surface().plotArea().size();
  const std::vector<double>* at = valuesAt(pointed_.value_or(last_));
  std::vector<LegendEntry> entries;
  QPolygonF dots;
  std::vector<QColor> colors;
  for (int i = 0; last_ > 0 && i < curves_.names.size(); ++i) {
    const double value = at ? (*at)[static_cast<std::size_t>(i)] : std::nan("");
    const QColor color = look().curve(i);
    entries.push_back({curves_.names[i], std::isnan(value) ? QString() : compactNumber(value, 3), color});
    const QPointF dot = pixelOf(pointed_.value_or(last_), value, area);
    if (!std::isfinite(dot.y())) continue;
    dots << dot;
    colors.push_back(color);
  }
  if (last_ > 0 && curves_.wanted > 0)
    entries.push_back(
        {curves_.nameOfWanted, compactNumber(curves_.wanted, 3), look().curve(static_cast<int>(curves_.names.size()))});
  legend().setEntries(std::move(entries));
  if (!pointed_ || !at) return surface().setTimeCursor(std::nullopt);
  surface().setTimeCursor(pixelOf(*pointed_, 1, area).x(), QString::number(*pointed_), dots, colors);
}

QString IterationPlot::readout() const {
  const int iteration = pointed_.value_or(last_);
  const std::vector<double>* at = valuesAt(iteration);
  if (!at) return hintText_;
  QStringList values;
  for (int i = 0; i < curves_.names.size(); ++i)
    if (const double x = (*at)[static_cast<std::size_t>(i)]; !std::isnan(x))
      values << tr("%1 %2").arg(curves_.names[i], compactNumber(x, 3));
  return tr("Iteration %1: %2").arg(iteration).arg(values.join(QStringLiteral(", ")));
}

void IterationPlot::pointAt(std::optional<QPointF> place) {
  pointed_.reset();
  if (place && last_ > 0) {
    const double at = inSight().x.fromUnit(surface().toUnit(*place).x());
    pointed_ = static_cast<int>(std::lround(std::clamp(at, 1.0, static_cast<double>(last_))));
  }
  showReading();
}

void IterationPlot::setOnPaper(bool on) {
  if (on) pointed_.reset();
}

}  // namespace gyre::ui

#include "moc_iteration_plot.cpp"
