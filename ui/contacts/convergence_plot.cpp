#include "contacts/convergence_plot.h"

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

constexpr int meritColor = 0, stepColor = 1, wantedColor = 2;
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

ConvergencePlot::ConvergencePlot(QWidget* parent)
    : QWidget(parent),
      theme_(&currentTheme()),
      legend_(new PlotLegend),
      canvas_(new CurveCanvas),
      surface_(new PlotSurface(canvas_)) {
  setAttribute(Qt::WA_OpaquePaintEvent);
  setMinimumSize(240, 120);
  surface_->setObjectName(QStringLiteral("convergence"));
  surface_->setAccessibleName(tr("Convergence of the solver of contacts"));
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

void ConvergencePlot::show(const std::optional<LoggedSolve>& solve, std::optional<int> island) {
  runs_.clear();
  last_ = 0;
  wanted_ = solve ? solve->wanted : 0;
  if (solve) {
    int together = 0;
    for (const LocalIterate& i : solve->iterates) {
      if (i.island >= 0 && island && i.island != *island) continue;
      if (runs_.empty() || runs_.back().island != i.island)
        runs_.push_back({i.island < 0 ? 1 : together + 1, i.island, {}});
      runs_.back().iterates.push_back(i);
      if (i.island < 0) ++together;
      last_ = std::max(last_, runs_.back().first + static_cast<int>(runs_.back().iterates.size()) - 1);
    }
  }
  if (pointed_ && *pointed_ > last_) pointed_.reset();
  rebuild();
}

AxisRange ConvergencePlot::iterationRange() const { return {0.5, std::max(last_, 4) + 0.5}; }

/// Zero has no place: what is solved exactly ends at the lower edge.
AxisRange ConvergencePlot::valueRange() const {
  Extremes extremes;
  for (const Run& run : runs_)
    for (const LocalIterate& i : run.iterates)
      for (const double x : {i.worst, i.step})
        if (std::isfinite(x)) extremes.add(x);
  if (wanted_ > 0) extremes.add(wanted_);
  return fittedValues(extremes, true).value_or(AxisRange{-8, 0});
}

/// In pixels of the plot area; not a number where there is none.
QPointF ConvergencePlot::place(int iteration, double value) const {
  const QSizeF size = surface_->plotArea().size();
  const double y = value > 0 ? std::log10(value) : std::nan("");
  return {iterationRange().toUnit(iteration) * size.width(), valueRange().toUnit(y) * size.height()};
}

/// Of single islands the one that was shown last.
const LocalIterate* ConvergencePlot::iterate(int iteration) const {
  for (auto run = runs_.rbegin(); run != runs_.rend(); ++run) {
    const int i = iteration - run->first;
    if (i >= 0 && i < static_cast<int>(run->iterates.size())) return &run->iterates[static_cast<std::size_t>(i)];
  }
  return nullptr;
}

PlotAnnotations ConvergencePlot::annotate() const {
  PlotAnnotations notes;
  if (runs_.empty()) {
    notes.hint = tr("No iteration was needed here.");
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

void ConvergencePlot::rebuild() {
  PlotAnnotations notes = annotate();
  surface_->reserveLabels(notes.valueTicks);
  notes = annotate();  // the labels decide how wide the plot is
  std::vector<double> gridX, gridY;
  for (const Tick& tick : notes.timeTicks) gridX.push_back(tick.position);
  for (const Tick& tick : notes.valueTicks) gridY.push_back(tick.position);
  std::vector<CurveShape> curves;
  for (const auto& [value, color] : {std::pair(&LocalIterate::step, stepColor), {&LocalIterate::worst, meritColor}}) {
    QPolygonF marks;
    for (const Run& run : runs_) {
      QPolygonF line;
      for (std::size_t i = 0; i < run.iterates.size(); ++i) {
        const QPointF at = place(run.first + static_cast<int>(i), run.iterates[i].*value);
        line << at;
        if (last_ <= fewIterations && std::isfinite(at.y())) appendMark(marks, at);
      }
      curves.push_back({line, theme_->curve(color)});
    }
    curves.push_back({marks, theme_->curve(color)});
  }
  if (wanted_ > 0 && !runs_.empty()) {
    const double y = place(1, wanted_).y();
    curves.push_back({QPolygonF({{0, y}, {surface_->plotArea().width(), y}}), theme_->curve(wantedColor)});
  }
  canvas_->setAxesVisible(!runs_.empty());
  canvas_->setPlotArea(surface_->plotArea());
  canvas_->setGrid(gridX, gridY);
  canvas_->setCurves(curves);
  surface_->setAnnotations(std::move(notes));
  pointAt(pointed_);
}

void ConvergencePlot::pointAt(std::optional<int> iteration) {
  pointed_ = iteration;
  const LocalIterate* at = iterate(pointed_.value_or(last_));
  const auto value = [&](double LocalIterate::*of) { return at ? compactNumber(at->*of, 3) : QString(); };
  std::vector<LegendEntry> entries;
  if (!runs_.empty()) {
    entries.push_back({tr("merit"), value(&LocalIterate::worst), theme_->curve(meritColor)});
    entries.push_back({tr("step"), value(&LocalIterate::step), theme_->curve(stepColor)});
    if (wanted_ > 0) entries.push_back({tr("asked for"), compactNumber(wanted_, 3), theme_->curve(wantedColor)});
  }
  legend_->setEntries(std::move(entries));
  if (!pointed_ || !at) return surface_->setTimeCursor(std::nullopt);
  QPolygonF dots;
  std::vector<QColor> colors;
  for (const auto& [x, color] : {std::pair(at->worst, meritColor), {at->step, stepColor}}) {
    const QPointF dot = place(*pointed_, x);
    if (!std::isfinite(dot.y())) continue;
    dots << dot;
    colors.push_back(theme_->curve(color));
  }
  surface_->setTimeCursor(place(*pointed_, 1).x(), QString::number(*pointed_), dots, colors);
}

QString ConvergencePlot::readout() const {
  const int iteration = pointed_.value_or(last_);
  const LocalIterate* at = iterate(iteration);
  if (!at) return tr("No iteration was needed");
  return tr("Iteration %1: merit %2, step %3")
      .arg(iteration)
      .arg(compactNumber(at->worst, 3), compactNumber(at->step, 3));
}

void ConvergencePlot::setDark(bool dark) {
  theme_ = &theme(dark);
  QPalette colors = palette();
  colors.setColor(QPalette::WindowText, theme_->text);
  setPalette(colors);
  canvas_->setTheme(*theme_);
  surface_->setTheme(*theme_);
  legend_->setTheme(*theme_);
  rebuild();
}

void ConvergencePlot::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::StyleChange && theme_ != &currentTheme()) setDark(currentTheme().dark);
}

void ConvergencePlot::paintEvent(QPaintEvent*) { QPainter(this).fillRect(rect(), theme_->plotBackground); }

void ConvergencePlot::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  rebuild();
}

/// There is nothing to zoom into: the mouse reads.
bool ConvergencePlot::eventFilter(QObject* watched, QEvent* event) {
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

#include "moc_convergence_plot.cpp"
