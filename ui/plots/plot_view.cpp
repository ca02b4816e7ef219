#include "plots/plot_view.h"

#include "plots/plot_header.h"
#include "plots/plot_legend.h"
#include "plots/plot_surface.h"
#include "theme/theme.h"

#include <QPainter>
#include <QVBoxLayout>

namespace gyre::ui {

namespace {

constexpr int pixelsPerTimeTick = 88;
constexpr int pixelsPerValueTick = 36;

}  // namespace

PlotView::PlotView(QWidget* parent)
    : QWidget(parent),
      cursor_(std::nan("")),
      theme_(&currentTheme()),
      header_(new PlotHeader),
      legend_(new PlotLegend),
      canvas_(new CurveCanvas),
      surface_(new PlotSurface(canvas_)) {
  setAcceptDrops(true);
  setAttribute(Qt::WA_OpaquePaintEvent);
  setMinimumSize(240, 160);
  surface_->setObjectName(QStringLiteral("plotSurface"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(header_);
  layout->addWidget(legend_);
  layout->addWidget(canvas_, 1);
  canvas_->installEventFilter(this);
  surface_->installEventFilter(this);

  catchUp_.setSingleShot(true);
  catchUp_.setInterval(0);
  connect(&catchUp_, &QTimer::timeout, this, &PlotView::refresh);
  connect(header_, &PlotHeader::logarithmicToggled, this, &PlotView::setLogarithmic);
  connect(header_, &PlotHeader::followingToggled, this, &PlotView::setFollowing);
  connect(header_, &PlotHeader::fitRequested, this, &PlotView::fit);
  connect(header_, &PlotHeader::exportRequested, this, &PlotView::exportRequested);
  connect(surface_, &PlotSurface::zoomed, this, &PlotView::zoom);
  connect(surface_, &PlotSurface::boxZoomed, this, &PlotView::zoomToBox);
  connect(surface_, &PlotSurface::panned, this, &PlotView::pan);
  connect(surface_, &PlotSurface::fitRequested, this, &PlotView::fit);
  connect(surface_, &PlotSurface::cursorDragged, this, [this](double unit) {
    if (curves_.rows() == 0) return;
    setTimeCursor(window_.time.fromUnit(unit));
    emit timeCursorMoved(cursor_);
  });
  setDark(theme_->dark);
}

void PlotView::setRecording(std::shared_ptr<const Recording> recording) {
  curves_.setRecording(std::move(recording));
  following_ = fitsValues_ = true;
  curvesChanged();
}

void PlotView::setChannels(const std::vector<int>& columns) {
  curves_.clear();
  for (const int column : columns) curves_.add(column);
  fitsValues_ = true;
  curvesChanged();
}

void PlotView::addChannels(const QStringList& names) {
  if (!curves_.recording()) return;
  for (const QString& name : names) curves_.add(name);
  curvesChanged();
}

void PlotView::removeChannel(const QString& name) {
  curves_.remove(name);
  curvesChanged();
}

void PlotView::setChannelNames(const QStringList& names) {
  curves_.setNames(names);
  fitsValues_ = true;
  curvesChanged();
}

void PlotView::setKept(std::shared_ptr<const Recording> recording, const QString& name) {
  curves_.setKept(std::move(recording));
  keptName_ = name;
  curves_.takeNewRows();
  rebuild();
}

void PlotView::curvesChanged() {
  takeNewRows();
  header_->setTitle(title());
  rebuild();
  emit channelsChanged();
}

std::vector<int> PlotView::channels() const {
  std::vector<int> columns;
  for (const PlottedCurve& curve : curves_.all()) {
    if (curve.column > 0) columns.push_back(curve.column);
  }
  return columns;
}

QStringList PlotView::channelNames() const {
  QStringList names;
  for (const PlottedCurve& curve : curves_.all()) names << curve.name;
  return names;
}

void PlotView::setTitle(const QString& title) {
  title_ = title;
  header_->setTitle(this->title());
}

QString PlotView::title() const { return title_.isEmpty() ? curves_.title() : title_; }

bool PlotView::takeNewRows() {
  const bool any = curves_.takeNewRows();
  if (curves_.isBehind()) catchUp_.start();
  return any;
}

bool PlotView::refreshInTurn(double cursor) {
  return pace_.inTurn([&] {
    setTimeCursor(cursor);
    refresh();
    return lastFrameSeconds();
  });
}

void PlotView::refresh() {
  if (!isVisible()) return;  // takes in what it missed when shown again
  const std::size_t before = curves_.rows();
  if (!takeNewRows()) return;
  // While the user looks at an earlier part of the run, nothing on the screen changes.
  const bool shown = following_ || before == 0 || curves_.recording()->time(before - 1) <= window_.time.high;
  if (shown) rebuild();
}

void PlotView::setTimeCursor(double time) {
  if (time == cursor_ || (std::isnan(time) && std::isnan(cursor_))) return;
  cursor_ = time;
  updateCursor();
}

void PlotView::setDark(bool dark) {
  theme_ = &theme(dark);
  QPalette colors = palette();
  colors.setColor(QPalette::WindowText, theme_->text);
  setPalette(colors);
  canvas_->setTheme(*theme_);
  surface_->setTheme(*theme_);
  legend_->setTheme(*theme_);
  rebuild();
}

void PlotView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::StyleChange && theme_ != &currentTheme()) setDark(currentTheme().dark);
}

void PlotView::setLogarithmic(bool on) {
  window_.logarithmic = on;
  fitsValues_ = true;  // a window in values is none in their logarithms
  header_->setLogarithmic(on);
  rebuild();
  emit logarithmicChanged();
}

void PlotView::setFollowing(bool on) {
  following_ = on;
  rebuild();
  emit timeWindowChanged();
}

void PlotView::fit() {
  following_ = fitsValues_ = true;
  rebuild();
  emit timeWindowChanged();
}

void PlotView::becomePane(bool isLowest, int firstColor) {
  isPane_ = true;
  curves_.setFirstColor(firstColor);
  header_->hide();
  setAcceptDrops(false);
  setMinimumSize(160, isLowest ? 76 : 48);
  surface_->becomePane(isLowest);
}

void PlotView::setTimeWindowOf(const PlotView& other) {
  if (window_.time == other.window_.time && following_ == other.following_) return;
  window_.time = other.window_.time;
  following_ = other.following_;
  rebuild();
}

std::pair<double, double> PlotView::visibleValueRange() const {
  const AxisRange& range = window_.value;
  if (!window_.logarithmic) return {range.low, range.high};
  return {std::pow(10.0, range.low), std::pow(10.0, range.high)};
}

PlotAnnotations PlotView::annotate() {
  PlotAnnotations notes;
  if (curves_.empty() || !curves_.recording()) {
    notes.hint = curves_.empty() ? tr("Drag channels here from the list of channels,\nor double-click one there.")
                                 : tr("Run the model to see its curves.");
    return notes;
  }
  const QSizeF size = surface_->plotArea().size();
  AxisTicks time = placedTicks(window_.time, false, static_cast<int>(size.width()) / pixelsPerTimeTick, size.width());
  const AxisScale scale = window_.logarithmic   ? AxisScale::logarithmic
                          : curves_.areCounts() ? AxisScale::whole
                                                : AxisScale::linear;
  AxisTicks value = placedTicks(window_.value, scale, std::max(2, static_cast<int>(size.height()) / pixelsPerValueTick),
                                size.height());
  notes.timeTitle = withFactor(tr("time [s]"), time);
  notes.valueTitle = isPane_ ? value.factor : withFactor(curves_.valueTitle(), value);
  notes.timeTicks = std::move(time.ticks);
  notes.valueTicks = std::move(value.ticks);
  const Extremes extremes = curves_.extremes(window_.time);
  if (window_.logarithmic && !extremes.empty()) {
    const QStringList names = curves_.namesWithNonPositive(window_.time);
    if (!extremes.anyPositive()) {
      notes.hint = tr("No positive values here: a logarithmic axis has no place for the others.");
    } else if (!names.isEmpty()) {
      notes.note = tr("Not shown: zero and negative values of %1").arg(names.join(QStringLiteral(", ")));
    }
  }
  return notes;
}

std::optional<AxisRange> PlotView::fitted() const {
  const Extremes extremes = curves_.extremes(window_.time);
  const bool counts = curves_.areCounts() && !window_.logarithmic;
  return counts ? fittedCounts(extremes) : fittedValues(extremes, window_.logarithmic);
}

void PlotView::rebuild() {
  if (following_) window_.time = curves_.timeRange();
  if (fitsValues_) window_.value = fitted().value_or(window_.value);
  header_->setFollowing(following_);
  header_->setHasCurves(!curves_.empty());
  canvas_->setAxesVisible(!curves_.empty());

  PlotAnnotations notes = annotate();
  surface_->reserveLabels(notes.valueTicks);
  notes = annotate();  // the labels decide how wide the plot is
  const QRectF area = surface_->plotArea();
  std::vector<double> gridX, gridY;
  for (const Tick& tick : notes.timeTicks) gridX.push_back(tick.position);
  for (const Tick& tick : notes.valueTicks) gridY.push_back(tick.position);
  canvas_->setPlotArea(area);
  canvas_->setGrid(gridX, gridY);
  canvas_->setCurves(curves_.shapes(window_, area.size(), *theme_));
  surface_->setAnnotations(std::move(notes));
  updateCursor();
}

void PlotView::updateCursor() {
  const QSizeF size = surface_->plotArea().size();
  const bool shown = std::isfinite(cursor_) && curves_.rows() > 0;
  std::vector<LegendEntry> entries;
  QPolygonF dots;
  std::vector<QColor> colors;
  // The row shown is the last one at or before the cursor.
  std::size_t row = 0;
  if (shown) row = std::min(curves_.recording()->rowAt(cursor_), curves_.rows() - 1);
  for (const PlottedCurve& curve : curves_.all()) {
    const QColor color = theme_->curve(curve.color);
    QString text;
    if (shown) {
      const double value = curves_.recording()->at(row, static_cast<std::size_t>(curve.column));
      const bool isCount = curve.ofSteps && curve.unit.isEmpty();
      const QString number = isCount ? QString::number(value, 'f', 0) : readableNumber(isNoise(value) ? 0 : value);
      text = (number + QLatin1Char(' ') + curve.unit).trimmed();
      const double onAxis = window_.onAxis(value);
      if (std::isfinite(onAxis)) {
        dots << QPointF(window_.time.toUnit(curves_.recording()->time(row)) * size.width(),
                        window_.value.toUnit(onAxis) * size.height());
        colors.push_back(color);
      }
    }
    entries.push_back({isPane_ ? channelQuantity(curve.name).replace('_', ' ') : curve.name, text, color});
  }
  if (curves_.showsKept() && !isPane_)
    entries.push_back({tr("pale: %1").arg(keptName_), {}, keptColor(*theme_, curves_.all().front().color)});
  legend_->setEntries(std::move(entries));
  if (shown) {
    // The newest poses are ahead of the last recorded row, where a plot that follows ends: not out of sight.
    const double at = following_ ? std::min(cursor_, window_.time.high) : cursor_;
    surface_->setTimeCursor(window_.time.toUnit(at) * size.width(), cursorText(), dots, colors);
  } else {
    surface_->setTimeCursor(std::nullopt);
  }
}

// Round-off of what the axis shows: nobody wants to read the digits of a zero.
bool PlotView::isNoise(double value) const {
  const double size = std::max(std::abs(window_.value.low), std::abs(window_.value.high));
  return !window_.logarithmic && std::abs(value) < 1e-13 * size;
}

QString PlotView::cursorText() const {
  // As many digits as a pixel is worth.
  const int decimals = std::clamp(static_cast<int>(std::ceil(-std::log10(window_.time.span() / 1000))), 0, 12);
  return QString::number(cursor_, 'f', decimals).replace(QLatin1Char('-'), QChar(0x2212)) + QStringLiteral(" s");
}

void PlotView::paintEvent(QPaintEvent*) { QPainter(this).fillRect(rect(), theme_->plotBackground); }

void PlotView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  rebuild();
}

void PlotView::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  takeNewRows();
  rebuild();
}

bool PlotView::eventFilter(QObject* watched, QEvent* event) {
  if (watched == canvas_ && event->type() == QEvent::Resize) {
    surface_->resize(canvas_->size());
    rebuild();
  }
  if (watched == surface_ && event->type() == QEvent::MouseButtonPress) emit activated();
  return QWidget::eventFilter(watched, event);
}

}  // namespace gyre::ui
