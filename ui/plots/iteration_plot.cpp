#include "plots/iteration_plot.h"

#include "plots/curve_canvas.h"
#include "plots/plot_legend.h"
#include "plots/plot_surface.h"
#include "plots/plot_window.h"
#include "theme/theme.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace gyre::ui {
namespace {

constexpr int pixelsPerIteration = 48, pixelsPerDecade = 30;
/// Up to so many iterations each has a mark.
constexpr int fewIterations = 25;
constexpr double markRadius = 2.5;  // [pixels]

void appendMark(QPolygonF& marks, QPointF at) {
  constexpr double r = markRadius;
  for (const QPointF corner : {QPointF(-r, 0), QPointF(0, r), QPointF(r, 0), QPointF(0, -r), QPointF(-r, 0)})
    marks << at + corner;
  marks << QPointF(std::nan(""), std::nan(""));
}

}  // namespace

IterationPlot::IterationPlot(const QString& name, const QString& hint, QWidget* parent)
    : QWidget(parent),
      hintText_(hint),
      theme_(&currentTheme()),
      legend_(new PlotLegend),
      canvas_(new CurveCanvas),
      surface_(new PlotSurface(canvas_)) {
  setAttribute(Qt::WA_OpaquePaintEvent);
  setMinimumSize(240, 120);
  surface_->setObjectName(QStringLiteral("convergence"));
  surface_->setAccessibleName(name);
  surface_->setDescription([this] { return readout(); });
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(legend_);
  layout->addWidget(canvas_, 1);
  canvas_->installEventFilter(this);
  surface_->installEventFilter(this);
  setDark(theme_->dark);
}

void IterationPlot::show(IterationCurves curves) {
  curves_ = std::move(curves);
  last_ = 0;
  for (const IterationCurves::Run& run : curves_.runs) last_ = std::max(last_, run.last());
  if (pointed_ && *pointed_ > last_) pointed_.reset();
  rebuild();
}

AxisRange IterationPlot::iterationRange() const { return {0.5, std::max(last_, 4) + 0.5}; }

/// Zero has no place: what is solved exactly ends at the lower edge.
AxisRange IterationPlot::valueRange() const {
  Extremes extremes;
  for (const IterationCurves::Run& run : curves_.runs)
    for (const std::vector<double>& values : run.values)
      for (const double x : values)
        if (std::isfinite(x)) extremes.add(x);
  if (curves_.wanted > 0) extremes.add(curves_.wanted);
  return fittedValues(extremes, true).value_or(AxisRange{-8, 0});
}

/// In pixels of the plot area; not a number where there is none.
QPointF IterationPlot::place(int iteration, double value) const {
  const QSizeF size = surface_->plotArea().size();
  const double y = value > 0 ? std::log10(value) : std::nan("");
  return {iterationRange().toUnit(iteration) * size.width(), valueRange().toUnit(y) * size.height()};
}

const std::vector<double>* IterationPlot::valuesAt(int iteration) const {
  for (auto run = curves_.runs.rbegin(); run != curves_.runs.rend(); ++run)
    if (iteration >= run->first && iteration <= run->last())
      return &run->values[static_cast<std::size_t>(iteration - run->first)];
  return nullptr;
}

PlotAnnotations IterationPlot::annotate() const {
  PlotAnnotations notes;
  if (last_ == 0) {
    notes.hint = hintText_;
    return notes;
  }
  const QSizeF size = surface_->plotArea().size();
  notes.timeTicks = placedTicks(iterationRange(), AxisScale::whole,
                                std::max(2, static_cast<int>(size.width()) / pixelsPerIteration), size.width())
                        .ticks;
  notes.valueTicks = placedTicks(valueRange(), AxisScale::logarithmic,
                                 std::max(2, static_cast<int>(size.height()) / pixelsPerDecade), size.height())
                         .ticks;
  notes.timeTitle = tr("iteration");
  return notes;
}

void IterationPlot::rebuild() {
  PlotAnnotations notes = annotate();
  surface_->reserveLabels(notes.valueTicks);
  notes = annotate();  // the labels decide how wide the plot is
  std::vector<double> gridX, gridY;
  for (const Tick& tick : notes.timeTicks) gridX.push_back(tick.position);
  for (const Tick& tick : notes.valueTicks) gridY.push_back(tick.position);
  std::vector<CurveShape> curves;
  for (int quantity = static_cast<int>(curves_.names.size()); quantity-- > 0;) {
    QPolygonF marks;
    for (const IterationCurves::Run& run : curves_.runs) {
      QPolygonF line;
      for (int i = run.first; i <= run.last(); ++i) {
        const QPointF at =
            place(i, run.values[static_cast<std::size_t>(i - run.first)][static_cast<std::size_t>(quantity)]);
        line << at;
        if (last_ <= fewIterations && std::isfinite(at.y())) appendMark(marks, at);
      }
      curves.push_back({line, theme_->curve(quantity)});
    }
    curves.push_back({marks, theme_->curve(quantity)});
  }
  if (curves_.wanted > 0 && last_ > 0) {
    const double y = place(1, curves_.wanted).y();
    curves.push_back({QPolygonF({{0, y}, {surface_->plotArea().width(), y}}),
                      theme_->curve(static_cast<int>(curves_.names.size()))});
  }
  canvas_->setAxesVisible(last_ > 0);
  canvas_->setPlotArea(surface_->plotArea());
  canvas_->setGrid(gridX, gridY);
  canvas_->setCurves(curves);
  surface_->setAnnotations(std::move(notes));
  pointAt(pointed_);
}

void IterationPlot::pointAt(std::optional<int> iteration) {
  pointed_ = iteration;
  const std::vector<double>* at = valuesAt(pointed_.value_or(last_));
  std::vector<LegendEntry> entries;
  QPolygonF dots;
  std::vector<QColor> colors;
  for (int i = 0; last_ > 0 && i < curves_.names.size(); ++i) {
    const double value = at ? (*at)[static_cast<std::size_t>(i)] : std::nan("");
    const QColor color = theme_->curve(i);
    entries.push_back({curves_.names[i], std::isnan(value) ? QString() : compactNumber(value, 3), color});
    const QPointF dot = place(pointed_.value_or(last_), value);
    if (!std::isfinite(dot.y())) continue;
    dots << dot;
    colors.push_back(color);
  }
  if (last_ > 0 && curves_.wanted > 0)
    entries.push_back({curves_.nameOfWanted, compactNumber(curves_.wanted, 3),
                       theme_->curve(static_cast<int>(curves_.names.size()))});
  legend_->setEntries(std::move(entries));
  if (!pointed_ || !at) return surface_->setTimeCursor(std::nullopt);
  surface_->setTimeCursor(place(*pointed_, 1).x(), QString::number(*pointed_), dots, colors);
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

void IterationPlot::setDark(bool dark) {
  theme_ = &theme(dark);
  QPalette colors = palette();
  colors.setColor(QPalette::WindowText, theme_->text);
  setPalette(colors);
  canvas_->setTheme(*theme_);
  surface_->setTheme(*theme_);
  legend_->setTheme(*theme_);
  rebuild();
}

void IterationPlot::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::StyleChange && theme_ != &currentTheme()) setDark(currentTheme().dark);
}

void IterationPlot::paintEvent(QPaintEvent*) { QPainter(this).fillRect(rect(), theme_->plotBackground); }

void IterationPlot::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  rebuild();
}

/// There is nothing to zoom into: the mouse reads.
bool IterationPlot::eventFilter(QObject* watched, QEvent* event) {
  if (watched == canvas_ && event->type() == QEvent::Resize) {
    surface_->resize(canvas_->size());
    rebuild();
  }
  if (watched != surface_) return false;
  switch (event->type()) {
    case QEvent::MouseMove: {
      const QRectF area = surface_->plotArea();
      const double unit = (static_cast<QMouseEvent*>(event)->position().x() - area.left()) / area.width();
      const int iteration = static_cast<int>(std::lround(iterationRange().fromUnit(unit)));
      pointAt(last_ > 0 ? std::optional(std::clamp(iteration, 1, last_)) : std::nullopt);
      return true;
    }
    case QEvent::Leave: pointAt(std::nullopt); return false;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
    case QEvent::Wheel: return true;
    default: return false;
  }
}

}  // namespace gyre::ui

#include "moc_iteration_plot.cpp"
