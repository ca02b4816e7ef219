#include "study/chart_view.h"

#include "figure/picture_saver.h"
#include "figure/plot_legend.h"
#include "figure/plot_surface.h"
#include "figure/readable_number.h"
#include "study/chart_canvas.h"
#include "study/chart_header.h"

#include <QBoxLayout>
#include <QMenu>
#include <QMouseEvent>
#include <QToolTip>

namespace gyre::ui {
namespace {

constexpr int kPixelsPerTickX = 60;
constexpr int kPixelsPerTickY = 36;
constexpr double kRoomForLabels = 104;  // right of the last point, where lines are fitted [pixels]
constexpr double kLeastCategory = 48;   // for the name of one [pixels]
constexpr double kReach = 10;           // how near the mouse must be to a point [pixels]

/// "step h [s]" in two: "step h", "s".
std::pair<QString, QString> splitUnit(const QString& title) {
  const qsizetype bracket = title.lastIndexOf(QLatin1Char('['));
  if (bracket < 0 || !title.endsWith(QLatin1Char(']'))) return {title, {}};
  return {title.left(bracket).trimmed(), title.mid(bracket + 1, title.size() - bracket - 2)};
}

/// The names of categories at 0, 1, ... on an axis: as many as have room beside each other, none wider than that.
std::vector<Tick> categoryTicks(const QStringList& names, const AxisRange& range, double pixels,
                                const QFontMetrics& metrics) {
  const double each = pixels / range.span();
  const int every = std::max(1, static_cast<int>(std::ceil(kLeastCategory / std::max(each, 1e-6))));
  std::vector<Tick> ticks;
  for (int i = 0; i < names.size(); i += every) {
    const double at = range.toUnit(i) * pixels;
    if (at < 0 || at > pixels) continue;
    ticks.push_back({at, metrics.elidedText(names[i], Qt::ElideRight, static_cast<int>(each * every) - PlotAxes::gap)});
  }
  return ticks;
}

Extremes shadesOf(const Chart& chart) {
  Extremes out;
  for (const ChartCurve& curve : chart.curves)
    for (const ChartPoint& p : curve.points) out.add(p.shade);
  return out;
}

/// What the points of a map span, where they lie on one grid.
std::optional<ShadeSurface> surfaceOf(const Chart& chart) {
  if (chart.shadeTitle.isEmpty() || chart.curves.size() != 1) return std::nullopt;
  ShadeSurface surface(chart.curves.front().points);
  return surface.empty() ? std::nullopt : std::optional(std::move(surface));
}

QString quantity(const QString& title, double value) {
  const auto [name, unit] = splitUnit(title);
  return QStringLiteral("%1: %2 %3").arg(name, compactNumber(value, 5), unit).trimmed();
}

}  // namespace

ChartView::ChartView(QWidget* parent) : ChartView(new ChartHeader(nullptr), parent) {}

ChartView::ChartView(ChartHeader* header, QWidget* parent)
    : Figure({.objectName = QStringLiteral("chartSurface"),
              .pixelsPerTick = kPixelsPerTickX,
              .pixelsPerTickUp = kPixelsPerTickY,
              .isPlane = true,
              .isBounded = false,
              .above = {header}},
             makeGround<ChartCanvas>, parent),
      header_(header),
      canvas_(static_cast<ChartCanvas*>(&ground())) {
  setMinimumSize(280, 200);
  surface().installEventFilter(this);
  legend().installEventFilter(this);
  legend().setCursor(Qt::PointingHandCursor);
  connect(header_, &ChartHeader::logarithmicToggled, this, &ChartView::setLogarithmic);
  connect(header_, &ChartHeader::fitRequested, this, &ChartView::fit);
  connect(header_, &ChartHeader::exportRequested, this, [this] {
    if (PictureSaver* saver = PictureSaver::of(*this)) saver->choose(*this, *this);
  });
  setDark(look().dark);
}

void ChartView::setChart(Chart chart) {
  chart_ = std::move(chart);
  fit_.reset();
  header_->setTitle(chart_.title);
  surface().setAccessibleName(chart_.title);
  surface().layers().axes.setTitleBelow(!chart_.categories.isEmpty());
  rebuild();
}

QComboBox& ChartView::choice() const { return header_->choice(); }

void ChartView::themeChanged() { canvas_->setTheme(look()); }

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

ChartView::Fit ChartView::fitOf(bool logX, bool logY) const {
  std::vector<ChartCurve> shown;
  for (const ChartCurve& curve : chart_.curves)
    if (isCurveShown(curve.name)) shown.push_back(curve);
  AxesWindow window = fittedWindow(shown, logX, logY);
  if (const auto count = chart_.categories.size(); count > 0) window.x = {-0.5, static_cast<double>(count) - 0.5};
  return {window, pointsWithoutPlace(chart_.curves, window)};
}

bool ChartView::hasPicture() const {
  return std::any_of(chart_.curves.begin(), chart_.curves.end(), [](const auto& c) { return !c.points.empty(); });
}

void ChartView::prepare() {
  const bool hasNumbers = chart_.categories.isEmpty();
  const bool logX = hasNumbers && userLogX_.value_or(chart_.logX), logY = userLogY_.value_or(chart_.logY);
  if (!fit_ || fit_->window.logX != logX || fit_->window.logY != logY) fit_ = fitOf(logX, logY);
  header_->setLogarithmic(logX, logY);
  header_->setHasPoints(hasPicture(), hasNumbers);
}

void ChartView::fitAxes(const QSizeF& area) {
  if (!isFitted()) return;
  AxesWindow all = fit_->window;
  const auto isLabelled = [this](const ChartCurve& c) { return c.law && isCurveShown(c.name); };
  if (std::any_of(chart_.curves.begin(), chart_.curves.end(), isLabelled)) {
    const double width = std::max(2 * kRoomForLabels, area.width());
    all.x.high += all.x.span() * kRoomForLabels / (width - kRoomForLabels);
  }
  if (chart_.equalScales) equalizeScales(all, area);
  sight().settle(all);
}

AxisTicks ChartView::ticks(Qt::Orientation axis, const AxisRange& range, AxisScale scale, double pixels) const {
  if (axis == Qt::Vertical || chart_.categories.isEmpty()) return Figure::ticks(axis, range, scale, pixels);
  return {categoryTicks(chart_.categories, range, pixels, QFontMetrics(tabularFont(surface().font()))), {}};
}

FigureWords ChartView::words() const {
  if (!hasPicture()) return {.hasAxes = false, .hint = chart_.hint};
  FigureWords out{.horizontal = chart_.xTitle, .value = chart_.yTitle};
  if (const std::size_t lost = fit_->withoutPlace; lost > 0)
    out.note = lost == 1 ? tr("1 point is not shown: it is zero or negative")
                         : tr("%1 points are not shown: they are zero or negative").arg(lost);
  return out;
}

void ChartView::draw() {
  const PlotAnnotations& notes = surface().annotations();
  canvas_->setAxesVisible(hasPicture());
  canvas_->setPlotArea(surface().plotArea());
  canvas_->setGrid(notes.timeTicks, notes.valueTicks);
  std::size_t points = 0;
  for (const ChartCurve& curve : chart_.curves) points += curve.points.size();
  canvas_->setShapes([this] { return shapes(); }, points);
  std::vector<LegendEntry> entries;
  if (const ShadeLevels levels(shadesOf(chart_)); !chart_.shadeTitle.isEmpty() && levels.bands() > 0) {
    LegendEntry bar{.name = chart_.shadeTitle};
    for (int band = 0; band < levels.bands(); ++band) bar.shades.push_back(levels.colorOf(band));
    for (const double bound : levels.bounds()) bar.bounds << compactNumber(bound, 4);
    entries.push_back(std::move(bar));
    if (!surfaceOf(chart_)) entries.push_back({.name = tr("runs on no grid: between them nothing is drawn")});
    return legend().setEntries(std::move(entries));
  }
  for (const ChartCurve& curve : chart_.curves)
    entries.push_back({curve.name, {}, look().curve(curve.color), curve.marker, curve.line, isCurveShown(curve.name)});
  legend().setEntries(std::move(entries));
}

void ChartView::paintGround(QPainter& painter) { canvas_->paint(painter); }

/// Words are as wide as on the screen, where the labels of the curves have their places beside them.
void ChartView::paintSurface(QPainter& painter) { surface().render(&painter, QPoint(), {}, QWidget::RenderFlags()); }

void ChartView::setOnPaper(bool on) {
  if (on) canvas_->setHighlight(-1, 0);
  else canvas_->setHighlight(spot_.curve, spot_.point);
}

void ChartView::addOwnActions(QMenu& menu) {
  for (const ChartCurve& curve : chart_.curves) {
    QAction* shown = menu.addAction(curve.name, this, [this, name = curve.name](bool on) { setCurveShown(name, on); });
    shown->setCheckable(true);
    shown->setChecked(isCurveShown(curve.name));
  }
}

std::vector<ChartShape> ChartView::shapes() const {
  const QSizeF size = surface().plotArea().size();
  const AxesWindow& window = inSight();
  const auto toPixel = [&](double x, double y) {
    const QPointF unit = window.toUnit(x, y);
    return QPointF(unit.x() * size.width(), unit.y() * size.height());
  };
  std::vector<ChartShape> shapes;
  const ShadeLevels levels(shadesOf(chart_));
  const std::optional<ShadeSurface> surface = surfaceOf(chart_);
  for (const ChartCurve& curve : chart_.curves) {
    ChartShape& shape =
        shapes.emplace_back(ChartShape{.marker = curve.marker, .line = curve.line, .color = look().curve(curve.color)});
    if (!isCurveShown(curve.name)) continue;
    shape.lines = toLines(curve.points, window, size);
    shape.points.reserve(static_cast<qsizetype>(curve.points.size()));
    for (const ChartPoint& p : curve.points) shape.points << toPixel(p.x, p.y);
    if (!chart_.shadeTitle.isEmpty()) {
      for (const ChartPoint& p : curve.points) shape.shades.push_back(levels.colorAt(p.shade));
      if (surface) shape.surface = surface->draw(levels, toPixel);
    }
    if (!curve.law || !window.logX || !window.logY) continue;
    const auto at = [&](double x) {
      return toPixel(x, std::pow(10.0, curve.law->intercept + curve.law->slope * std::log10(x)));
    };
    shape.law = QLineF(at(curve.law->low), at(curve.law->high));
    shape.lawLabel = curve.lawLabel;
  }
  return shapes;
}

QPointF ChartView::pointPlace(double x, double y) const { return canvas_->mapTo(this, QPoint()) + placeOf(x, y); }

QString ChartView::describe(int curve, qsizetype point) const {
  const ChartCurve& c = chart_.curves[static_cast<std::size_t>(curve)];
  const ChartPoint& p = c.points[static_cast<std::size_t>(point)];
  const QString x = chart_.categories.isEmpty()
                        ? quantity(chart_.xTitle, p.x)
                        : QStringLiteral("%1: %2").arg(chart_.xTitle, chart_.categories[static_cast<qsizetype>(p.x)]);
  QStringList lines{c.name, x, quantity(chart_.yTitle, p.y)};
  if (!chart_.shadeTitle.isEmpty()) lines << quantity(chart_.shadeTitle, p.shade);
  if (!p.note.isEmpty()) lines << p.note;
  return lines.join(QLatin1Char('\n'));
}

ChartView::Spot ChartView::spotAt(QPointF position) const {
  const QRectF area = surface().plotArea();
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

ChartView::Spot ChartView::spotOf(int ofCase) const {
  for (std::size_t i = 0; ofCase >= 0 && i < chart_.curves.size(); ++i)
    for (std::size_t k = 0; k < chart_.curves[i].points.size(); ++k)
      if (chart_.curves[i].points[k].ofCase == ofCase) return {static_cast<int>(i), static_cast<qsizetype>(k)};
  return {};
}

void ChartView::markCase(int ofCase) {
  markedCase_ = ofCase;
  const Spot spot = spotOf(ofCase);
  canvas_->setHighlight(spot.curve, spot.point);
}

void ChartView::highlight(Spot spot) {
  spot_ = spot;
  const Spot shown = spot.curve >= 0 ? spot : spotOf(markedCase_);
  canvas_->setHighlight(shown.curve, shown.point);
  if (spot.curve < 0) return QToolTip::hideText();
  const QRectF area = surface().plotArea();
  const QPointF p = canvas_->shapes()[static_cast<std::size_t>(spot.curve)].points[spot.point];
  const QPointF at(area.left() + p.x(), area.bottom() - p.y());
  QToolTip::showText(surface().mapToGlobal(at.toPoint() + QPoint(8, 0)), describe(spot.curve, spot.point), &surface());
}

void ChartView::pointAt(std::optional<QPointF> place) { highlight(place ? spotAt(*place) : Spot{}); }

QString ChartView::description() const {
  return spot_.curve < 0 ? QString()
                         : describe(spot_.curve, spot_.point).replace(QLatin1Char('\n'), QStringLiteral(", "));
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
  highlight(next);
  return true;
}

bool ChartView::eventFilter(QObject* watched, QEvent* event) {
  const QEvent::Type type = event->type();
  if (watched == &surface() && type == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool isPlain = static_cast<QKeyEvent*>(event)->modifiers() == Qt::NoModifier;
    if (isPlain && key >= Qt::Key_Left && key <= Qt::Key_Down && stepSpot(key)) return true;
  } else if (watched == &surface() && type == QEvent::MouseButtonPress) {
    const auto& press = *static_cast<QMouseEvent*>(event);
    const Spot at = press.button() == Qt::LeftButton ? spotAt(press.position()) : Spot{};
    const int ofCase =
        at.curve < 0
            ? -1
            : chart_.curves[static_cast<std::size_t>(at.curve)].points[static_cast<std::size_t>(at.point)].ofCase;
    if (ofCase >= 0) emit caseChosen(ofCase);
  } else if (watched == &legend() && type == QEvent::MouseButtonPress) {
    const QString name = legend().nameAt(static_cast<QMouseEvent*>(event)->position().toPoint());
    if (!name.isEmpty() && static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton)
      setCurveShown(name, !isCurveShown(name));
  }
  return Figure::eventFilter(watched, event);
}

}  // namespace gyre::ui

#include "moc_chart_view.cpp"
