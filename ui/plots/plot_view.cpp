#include "plots/plot_view.h"

#include "plots/entry_row.h"
#include "plots/plot_header.h"
#include "plots/plot_legend.h"
#include "plots/plot_mode_bar.h"
#include "plots/plot_surface.h"
#include "plots/range_table.h"
#include "theme/theme.h"

#include <QPainter>
#include <QVBoxLayout>

namespace gyre::ui {

namespace {

constexpr int pathTime = 8;  ///< of a frame, for the rows of paths [ms]

}  // namespace

PlotView::PlotView(QWidget* parent)
    : QWidget(parent),
      spectra_(new PlotSpectra(this)),
      cursor_(std::nan("")),
      theme_(&currentTheme()),
      header_(new PlotHeader),
      entry_(new EntryRow),
      bar_(new PlotModeBar),
      legend_(new PlotLegend),
      canvas_(new CurveCanvas),
      surface_(new PlotSurface(canvas_)),
      ranges_(new RangeTable) {
  setAcceptDrops(true);
  setAttribute(Qt::WA_OpaquePaintEvent);
  setMinimumSize(240, 160);
  surface_->setObjectName(QStringLiteral("plotSurface"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(header_);
  layout->addWidget(bar_);
  layout->addWidget(entry_);
  layout->addWidget(legend_);
  layout->addWidget(canvas_, 1);
  layout->addWidget(ranges_);
  canvas_->installEventFilter(this);
  surface_->installEventFilter(this);

  catchUp_.setSingleShot(true);
  catchUp_.setInterval(0);
  connect(&catchUp_, &QTimer::timeout, this, &PlotView::refresh);
  connect(header_, &PlotHeader::logarithmicToggled, this, &PlotView::setLogarithmic);
  connect(header_, &PlotHeader::differenceToggled, this, &PlotView::setDifference);
  connect(header_, &PlotHeader::followingToggled, this, &PlotView::setFollowing);
  connect(header_, &PlotHeader::fitRequested, this, &PlotView::fit);
  connect(header_, &PlotHeader::exportRequested, this, &PlotView::exportRequested);
  connect(header_, &PlotHeader::formulaRequested, this, [this] { askFormula(); });
  connect(header_, &PlotHeader::menuRequested, this, [this](QPoint below) { showMenu(below, {}); });
  connect(surface_, &PlotSurface::formulaRequested, this, [this] {
    if (!isPane_) askFormula();
  });
  connect(surface_, &PlotSurface::modeRequested, this, [this](int key) {
    if (isPane_ || curves_.empty()) return;
    if (key == Qt::Key_T) showOverTime();
    else if (key == Qt::Key_X) askHorizontal();
    else setSpectrum(spectrum_ ? std::nullopt : std::optional(SpectrumOptions{}));
  });
  sum_.setSingleShot(true);
  sum_.setInterval(0);
  connect(&sum_, &QTimer::timeout, this, &PlotView::showRange);
  connect(surface_, &PlotSurface::rangeMarked, this, [this](double from, double to) {
    if (!isPane_ && mode() == Mode::time && curves_.rows() > 0)
      setRange(AxisRange{window_.time.fromUnit(from), window_.time.fromUnit(to)});
  });
  connect(surface_, &PlotSurface::rangeRequested, this, [this] {
    if (!isPane_) toggleRange();
  });
  connectNotes();
  connect(ranges_, &RangeTable::closed, this, [this] {
    setRange(std::nullopt);
    surface_->setFocus(Qt::OtherFocusReason);
  });
  connect(bar_, &PlotModeBar::horizontalRequested, this, &PlotView::askHorizontal);
  connect(bar_, &PlotModeBar::equalAxesToggled, this, &PlotView::setEqualAxes);
  connect(bar_, &PlotModeBar::spectrumChosen, this, &PlotView::setSpectrum);
  connect(bar_, &PlotModeBar::timeRequested, this, &PlotView::showOverTime);
  connect(spectra_, &PlotSpectra::changed, this, &PlotView::rebuild);
  connect(entry_, &EntryRow::closed, this, [this] { surface_->setFocus(Qt::OtherFocusReason); });
  connect(surface_, &PlotSurface::zoomed, this, &PlotView::zoom);
  connect(surface_, &PlotSurface::boxZoomed, this, &PlotView::zoomToBox);
  connect(surface_, &PlotSurface::panned, this, &PlotView::pan);
  connect(surface_, &PlotSurface::fitRequested, this, &PlotView::fit);
  connect(surface_, &PlotSurface::differenceRequested, this, [this] {
    if (!isPane_ && !curves_.empty()) setDifference(!isDifference());
  });
  connect(surface_, &PlotSurface::cursorDragged, this, [this](double unit) {
    if (curves_.rows() == 0 || mode() != Mode::time) return;
    setTimeCursor(window_.time.fromUnit(unit));
    emit timeCursorMoved(cursor_);
  });
  surface_->setDescription([this] { return description(); });
  setDark(theme_->dark);
}

void PlotView::setRecording(std::shared_ptr<const Recording> recording) {
  curves_.setRecording(std::move(recording));
  following_ = fitsValues_ = fitsAnew_ = overTime_.following = true;
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

void PlotView::replaceCurve(const QString& name, const QString& formula) {
  curves_.replace(name, formula);
  fitsValues_ = true;
  curvesChanged();
}

void PlotView::setGrowing(bool run, bool others) {
  curves_.setGrowing(run, others);
  overlaid_.setGrowing(others, curves_.runIsBaseline() ? run : others);
}

void PlotView::setChannelNames(const QStringList& names) {
  curves_.setNames(names);
  fitsValues_ = true;
  curvesChanged();
}

void PlotView::setKept(std::shared_ptr<const Recording> recording, const QString& name, KeptRole role) {
  curves_.setKept(std::move(recording), role);
  keptName_ = name;
  takeNewRows();
  rebuild();
}

void PlotView::setDifference(bool on) {
  on = on && mode() != Mode::path;
  header_->setDifference(on);
  if (on == isDifference()) return;
  curves_.setDifference(on, window_.logarithmic);
  fitsValues_ = true;
  showTitle();
  takeNewRows();
  rebuild();
  emit differenceChanged();
}

void PlotView::setDifferenceName(const QString& name, const QString& baseline) {
  differenceName_ = name;
  baselineName_ = baseline;
  showTitle();
  updateCursor();
}

PlotData PlotView::data() {
  if (mode() == Mode::spectrum) return spectrumData();
  curves_.takeAllRows();
  PlotData out{
      .recording = curves_.shown(), .columns = {}, .times = visibleTimeRange(), .isDifference = isDifference()};
  if (const PlottedCurve* across = curves_.horizontalCurve())
    out.columns.push_back(static_cast<std::size_t>(across->shown));
  for (const PlottedCurve& curve : curves_.all())
    if (curve.shown > 0) out.columns.push_back(static_cast<std::size_t>(curve.shown));
  if (isDifference()) addDifferences(out);
  return out;
}

void PlotView::curvesChanged() {
  takeNewRows();
  showTitle();
  rebuild();
  emit channelsChanged();
}

std::vector<int> PlotView::channels() const {
  std::vector<int> columns;
  for (const PlottedCurve& curve : curves_.all())
    if (const int column = curves_.columnInRun(curve.name); column > 0) columns.push_back(column);
  return columns;
}

QStringList PlotView::channelNames() const {
  QStringList names;
  for (const PlottedCurve& curve : curves_.all()) names << curve.name;
  return names;
}

void PlotView::setTitle(const QString& title) {
  title_ = title;
  showTitle();
}

void PlotView::showTitle() {
  const QString difference =
      baselineName_.isEmpty() ? tr("%1 difference").arg(title()) : tr("%1 minus %2").arg(title(), baselineName_);
  const QString shown = isDifference()         ? difference.trimmed()
                        : mode() == Mode::path ? tr("%1 over %2").arg(title(), curves_.horizontal()).trimmed()
                                               : title();
  header_->setTitle(shown);
  surface_->setAccessibleName(tr("Plot: %1").arg(shown));
}

QString PlotView::title() const { return title_.isEmpty() ? curves_.title() : title_; }

bool PlotView::takeNewRows() {
  const bool any = curves_.takeNewRows(), others = takeOverlaidRows();
  if (curves_.isBehind()) catchUp_.start();
  return any || others;
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
  const bool goesOn = mode() == Mode::path && !paths_.isWhole();
  if (!takeNewRows() && !goesOn) return;
  // While the user looks at an earlier part of the run, nothing on the screen changes.
  const bool shown =
      mode() != Mode::time || following_ || before == 0 || curves_.shown()->time(before - 1) <= window_.time.high;
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
  curves_.setDifference(isDifference(), on);
  takeNewRows();
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
  following_ = fitsValues_ = fitsAnew_ = true;
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

void PlotView::rebuild() {
  requestSpectra();
  if (following_) window_.time = horizontalRange();
  if (fitsValues_) window_.value = fitted().value_or(window_.value);
  fitsAnew_ &= curves_.rows() == 0;
  header_->setFollowing(following_);
  const bool drawn = !curves_.empty() && !lack();
  header_->setHasCurves(!curves_.empty());
  header_->setHasRun(curves_.recording() != nullptr);
  header_->setComparable(!curves_.empty() && mode() != Mode::path);
  header_->setExportable(drawn);
  canvas_->setAxesVisible(drawn);

  equalizeAxes(surface_->plotArea().size());
  PlotAnnotations notes = annotate();
  surface_->reserveLabels(notes.valueTicks);
  const QRectF area = surface_->plotArea();
  equalizeAxes(area.size());
  notes = annotate();  // the labels decide how wide the plot is
  std::vector<double> gridX, gridY;
  for (const Tick& tick : notes.timeTicks) gridX.push_back(tick.position);
  for (const Tick& tick : notes.valueTicks) gridY.push_back(tick.position);
  canvas_->setPlotArea(area);
  canvas_->setGrid(gridX, gridY);
  canvas_->setCurves(makeShapes(area.size(), QDeadlineTimer(pathTime, Qt::PreciseTimer)));
  surface_->setAnnotations(std::move(notes));
  placeStepMarks();
  norms_.clear();
  for (const PlottedCurve& curve : curves_.all())
    norms_.push_back(isDifference() ? curves_.norm(curve, window_.time) : std::nan(""));
  updateCursor();
  updateMarks();
  showRange();
}

void PlotView::placeStepMarks() {
  if (!stepMarks_) return;
  const QSizeF size = surface_->plotArea().size();
  std::vector<PlotSurface::PlacedStep> placed;
  for (StepMark& mark : stepMarks_(window_.time)) {
    const double y = window_.onAxis(mark.value);
    if (!std::isfinite(y)) continue;
    // What is above or below what is shown stands at its edge.
    const QPointF at(window_.time.toUnit(mark.time) * size.width(),
                     std::clamp(window_.value.toUnit(y), 0.0, 1.0) * size.height());
    placed.push_back({at, mark.shape, theme_->curve(mark.color), std::move(mark.text)});
  }
  surface_->setStepMarks(std::move(placed));
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
  const bool entered = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::FocusIn;
  if (watched == surface_ && entered) emit activated();
  return QWidget::eventFilter(watched, event);
}

}  // namespace gyre::ui

#include "moc_plot_view.cpp"
