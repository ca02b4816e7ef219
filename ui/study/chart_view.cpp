#include "study/chart_view.h"

#include "plots/plot_legend.h"
#include "plots/plot_surface.h"
#include "study/chart_canvas.h"
#include "study/chart_header.h"
#include "theme/theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QVBoxLayout>

namespace gyre::ui {
namespace {

constexpr int kPixelsPerTickX = 60;
constexpr int kPixelsPerTickY = 36;
constexpr double kRoomForLabels = 104;  // right of the last point, where lines are fitted [pixels]
constexpr double kReach = 10;           // how near the mouse must be to a point [pixels]

/// "step h [s]" in two: "step h", "s".
std::pair<QString, QString> splitUnit(const QString& title) {
  const qsizetype bracket = title.lastIndexOf(QLatin1Char('['));
  if (bracket < 0 || !title.endsWith(QLatin1Char(']'))) return {title, {}};
  return {title.left(bracket).trimmed(), title.mid(bracket + 1, title.size() - bracket - 2)};
}

QString quantity(const QString& title, double value) {
  const auto [name, unit] = splitUnit(title);
  return QStringLiteral("%1: %2 %3").arg(name, compactNumber(value, 5), unit).trimmed();
}

}  // namespace

ChartView::ChartView(QWidget* parent)
    : QWidget(parent),
      theme_(&currentTheme()),
      header_(new ChartHeader(this)),
      legend_(new PlotLegend(this)),
      canvas_(new ChartCanvas(this)),
      surface_(new PlotSurface(canvas_)) {
  setMinimumSize(280, 200);
  surface_->setObjectName("chartSurface");
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(header_);
  layout->addWidget(legend_);
  layout->addWidget(canvas_, 1);
  canvas_->installEventFilter(this);
  surface_->installEventFilter(this);
  legend_->installEventFilter(this);
  legend_->setCursor(Qt::PointingHandCursor);

  connect(header_, &ChartHeader::logarithmicToggled, this, &ChartView::setLogarithmic);
  connect(header_, &ChartHeader::fitRequested, this, &ChartView::fit);
  connect(header_, &ChartHeader::exportRequested, this, &ChartView::chooseExportFile);
  connect(surface_, &PlotSurface::zoomed, this, &ChartView::zoom);
  connect(surface_, &PlotSurface::boxZoomed, this, &ChartView::zoomToBox);
  connect(surface_, &PlotSurface::panned, this, &ChartView::pan);
  connect(surface_, &PlotSurface::fitRequested, this, &ChartView::fit);
  setDark(theme_->dark);
}

void ChartView::setChart(Chart chart) {
  chart_ = std::move(chart);
  fit_.reset();
  header_->setTitle(chart_.title);
  surface_->setAccessibleName(chart_.title);
  rebuild();
}

void ChartView::addChoice(QWidget* choice) { header_->addChoice(choice); }

void ChartView::setDark(bool dark) {
  theme_ = &theme(dark);
  canvas_->setTheme(*theme_);
  surface_->setTheme(*theme_);
  legend_->setTheme(*theme_);
  rebuild();
}

void ChartView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::StyleChange && theme_ != &currentTheme()) setDark(currentTheme().dark);
}

void ChartView::fit() {
  fits_ = true;
  rebuild();
}

void ChartView::setLogarithmic(Qt::Axis axis, bool on) {
  (axis == Qt::XAxis ? userLogX_ : userLogY_) = on;
  fit();  // a window in values is none in their logarithms
}

void ChartView::setCurveShown(const QString& name, bool on) {
  if (on) hidden_.remove(name);
  else hidden_.insert(name);
  fit_.reset();
  rebuild();
}

const ChartView::Fit& ChartView::fitOf(bool logX, bool logY) {
  if (fit_ && fit_->window.logX == logX && fit_->window.logY == logY) return *fit_;
  std::vector<ChartCurve> shown;
  for (const ChartCurve& curve : chart_.curves)
    if (isCurveShown(curve.name)) shown.push_back(curve);
  fit_ = Fit{fittedWindow(shown, logX, logY), 0};
  fit_->withoutPlace = pointsWithoutPlace(chart_.curves, fit_->window);
  return *fit_;
}

bool ChartView::hasPoints() const {
  return std::any_of(chart_.curves.begin(), chart_.curves.end(), [](const auto& c) { return !c.points.empty(); });
}

PlotAnnotations ChartView::annotate() {
  PlotAnnotations notes;
  if (!hasPoints()) {
    notes.hint = chart_.hint;
    return notes;
  }
  const QSizeF size = surface_->plotArea().size();
  const auto ticks = [](const AxisRange& range, bool logarithmic, double pixels, int perTick) {
    return placedTicks(range, logarithmic, std::max(2, static_cast<int>(pixels) / perTick), pixels);
  };
  AxisTicks x = ticks(window_.x, window_.logX, size.width(), kPixelsPerTickX);
  AxisTicks y = ticks(window_.y, window_.logY, size.height(), kPixelsPerTickY);
  notes.timeTitle = withFactor(chart_.xTitle, x);
  notes.valueTitle = withFactor(chart_.yTitle, y);
  notes.timeTicks = std::move(x.ticks);
  notes.valueTicks = std::move(y.ticks);
  if (const std::size_t lost = fitOf(window_.logX, window_.logY).withoutPlace; lost > 0)
    notes.note = lost == 1 ? tr("1 point is not shown: it is zero or negative")
                           : tr("%1 points are not shown: they are zero or negative").arg(lost);
  return notes;
}

void ChartView::rebuild() {
  const bool logX = userLogX_.value_or(chart_.logX), logY = userLogY_.value_or(chart_.logY);
  if (fits_) {
    window_ = fitOf(logX, logY).window;
    const auto isFitted = [this](const ChartCurve& c) { return c.law && isCurveShown(c.name); };
    if (std::any_of(chart_.curves.begin(), chart_.curves.end(), isFitted)) {
      const double width = std::max(2 * kRoomForLabels, surface_->plotArea().width());
      window_.x.high += window_.x.span() * kRoomForLabels / (width - kRoomForLabels);
    }
  }
  header_->setLogarithmic(logX, logY);
  header_->setHasPoints(hasPoints());
  canvas_->setAxesVisible(hasPoints());

  PlotAnnotations notes = annotate();
  surface_->reserveLabels(notes.valueTicks);
  const QRectF area = surface_->plotArea();
  if (fits_ && chart_.equalScales) equalizeScales(window_, area.size());
  notes = annotate();  // the labels decide how wide the plot is
  canvas_->setPlotArea(area);
  canvas_->setGrid(notes.timeTicks, notes.valueTicks);

  std::size_t points = 0;
  for (const ChartCurve& curve : chart_.curves) points += curve.points.size();
  canvas_->setShapes([this] { return shapes(); }, points);
  std::vector<LegendEntry> entries;
  for (const ChartCurve& curve : chart_.curves)
    entries.push_back({curve.name, {}, theme_->curve(curve.color), curve.marker, curve.line, isCurveShown(curve.name)});
  legend_->setEntries(std::move(entries));
  surface_->setAnnotations(std::move(notes));
}

std::vector<ChartShape> ChartView::shapes() const {
  const QSizeF size = surface_->plotArea().size();
  const auto toPixel = [&](double x, double y) {
    const QPointF unit = window_.toUnit(x, y);
    return QPointF(unit.x() * size.width(), unit.y() * size.height());
  };
  std::vector<ChartShape> shapes;
  for (const ChartCurve& curve : chart_.curves) {
    ChartShape& shape = shapes.emplace_back(
        ChartShape{.marker = curve.marker, .line = curve.line, .color = theme_->curve(curve.color)});
    if (!isCurveShown(curve.name)) continue;
    shape.lines = toLines(curve.points, window_, size);
    shape.points.reserve(static_cast<qsizetype>(curve.points.size()));
    for (const ChartPoint& p : curve.points) shape.points << toPixel(p.x, p.y);
    if (!curve.law || !window_.logX || !window_.logY) continue;
    const auto at = [&](double x) {
      return toPixel(x, std::pow(10.0, curve.law->intercept + curve.law->slope * std::log10(x)));
    };
    shape.law = QLineF(at(curve.law->low), at(curve.law->high));
    shape.lawLabel = curve.lawLabel;
  }
  return shapes;
}

void ChartView::zoom(ZoomAxes axes, double factor, QPointF about) {
  // A plain wheel zooms both axes, unlike in a plot over time.
  if (axes != ZoomAxes::value) {
    if (const AxisRange x = window_.x.zoomed(factor, about.x()); x.resolvable()) window_.x = x;
  }
  if (axes != ZoomAxes::both) {
    if (const AxisRange y = window_.y.zoomed(factor, about.y()); y.resolvable()) window_.y = y;
  }
  fits_ = false;
  rebuild();
}

void ChartView::zoomToBox(const QRectF& box) {
  const QRectF unit = box.normalized();
  const AxisRange x{window_.x.fromUnit(unit.left()), window_.x.fromUnit(unit.right())};
  const AxisRange y{window_.y.fromUnit(unit.top()), window_.y.fromUnit(unit.bottom())};
  if (x.resolvable()) window_.x = x;
  if (y.resolvable()) window_.y = y;
  fits_ = false;
  rebuild();
}

void ChartView::pan(QPointF delta) {
  window_.x = window_.x.shifted(delta.x());
  window_.y = window_.y.shifted(delta.y());
  fits_ = false;
  rebuild();
}

QPointF ChartView::placeOf(double x, double y) const {
  const QPointF unit = window_.toUnit(x, y);
  const QRectF area = surface_->plotArea();
  const QPointF inside(area.left() + unit.x() * area.width(), area.bottom() - unit.y() * area.height());
  return canvas_->mapTo(this, QPoint()) + inside;
}

QString ChartView::describe(int curve, qsizetype point) const {
  const ChartCurve& c = chart_.curves[static_cast<std::size_t>(curve)];
  const ChartPoint& p = c.points[static_cast<std::size_t>(point)];
  QStringList lines{c.name, quantity(chart_.xTitle, p.x), quantity(chart_.yTitle, p.y)};
  if (!p.note.isEmpty()) lines << p.note;
  return lines.join(QLatin1Char('\n'));
}

ChartView::Spot ChartView::spotAt(QPointF position) const {
  const QRectF area = surface_->plotArea();
  const QPointF inside(position.x() - area.left(), area.bottom() - position.y());
  Spot nearest;
  double least = kReach * kReach;
  const auto& shapes = canvas_->shapes();
  for (std::size_t i = 0; i < shapes.size(); ++i) {
    for (qsizetype k = 0; k < shapes[i].points.size(); ++k) {
      const QPointF d = shapes[i].points[k] - inside;
      const double distance = QPointF::dotProduct(d, d);
      if (distance < least) nearest = {static_cast<int>(i), k}, least = distance;
    }
  }
  return nearest;
}

void ChartView::pointAt(Spot spot) {
  spot_ = spot;
  canvas_->setHighlight(spot.curve, spot.point);
  if (spot.curve < 0) return QToolTip::hideText();
  const QRectF area = surface_->plotArea();
  const QPointF p = canvas_->shapes()[static_cast<std::size_t>(spot.curve)].points[spot.point];
  const QPointF at(area.left() + p.x(), area.bottom() - p.y());
  QToolTip::showText(surface_->mapToGlobal(at.toPoint() + QPoint(8, 0)), describe(spot.curve, spot.point), surface_);
}

bool ChartView::stepSpot(int key) {
  const auto& shapes = canvas_->shapes();
  const auto hasPoints = [&](int c) { return !shapes[static_cast<std::size_t>(c)].points.isEmpty(); };
  const int count = static_cast<int>(shapes.size());
  Spot next = spot_;
  const bool known = next.curve >= 0 && next.curve < count && hasPoints(next.curve);
  if (key == Qt::Key_Up || key == Qt::Key_Down || !known) {
    const int step = key == Qt::Key_Up ? -1 : 1;
    for (int i = 1; i <= count; ++i) {
      const int c = ((known ? next.curve : -1) + step * i + 2 * count) % count;
      if (!hasPoints(c)) continue;
      next.curve = c;
      break;
    }
    if (next.curve < 0) return false;
  } else {
    next.point += key == Qt::Key_Left ? -1 : 1;
  }
  const qsizetype last = shapes[static_cast<std::size_t>(next.curve)].points.size() - 1;
  next.point = std::clamp<qsizetype>(next.point, 0, last);
  pointAt(next);
  return true;
}

void ChartView::paintEvent(QPaintEvent*) { QPainter(this).fillRect(rect(), theme_->plotBackground); }

void ChartView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  rebuild();
}

bool ChartView::eventFilter(QObject* watched, QEvent* event) {
  const QEvent::Type type = event->type();
  if (watched == canvas_ && type == QEvent::Resize) {
    surface_->resize(canvas_->size());
    rebuild();
  } else if (watched == surface_ && type == QEvent::MouseMove) {
    auto* mouse = static_cast<QMouseEvent*>(event);
    if (mouse->buttons() == Qt::NoButton) pointAt(spotAt(mouse->position()));
  } else if (watched == surface_ && type == QEvent::Leave) {
    pointAt({});
  } else if (watched == surface_ && type == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key >= Qt::Key_Left && key <= Qt::Key_Down && stepSpot(key)) return true;
  } else if (watched == legend_ && type == QEvent::MouseButtonPress) {
    const QString name = legend_->nameAt(static_cast<QMouseEvent*>(event)->position().toPoint());
    if (!name.isEmpty() && static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton)
      setCurveShown(name, !isCurveShown(name));
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace gyre::ui

#include "moc_chart_view.cpp"
