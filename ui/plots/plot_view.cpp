#include "plots/plot_view.h"

#include "plots/channel_mime.h"
#include "plots/curve_rows.h"
#include "plots/curve_titles.h"
#include "plots/entry_row.h"
#include "plots/formula_questions.h"
#include "plots/picture_file.h"
#include "plots/plot_header.h"
#include "plots/plot_legend.h"
#include "plots/plot_menu.h"
#include "plots/plot_mode_bar.h"
#include "plots/plot_picture.h"
#include "plots/plot_surface.h"
#include "plots/range_table.h"
#include "theme/theme.h"

#include <QContextMenuEvent>
#include <QDropEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace gyre::ui {

namespace {

constexpr int drawingTime = 8;  ///< of a frame, for curves that take longer than one [ms]
constexpr int pixelsPerTimeTick = 88;
constexpr int pixelsPerValueTick = 36;

}  // namespace

PlotView::PlotView(QWidget* parent)
    : QWidget(parent),
      model_([this] { rebuild(); }),
      header_(new PlotHeader),
      entry_(new EntryRow),
      bar_(new PlotModeBar),
      legend_(new PlotLegend),
      canvas_(new CurveCanvas),
      surface_(new PlotSurface(canvas_)),
      ranges_(new RangeTable),
      notes_(std::make_unique<PlotNotes>(model_, *surface_, *entry_)),
      range_(std::make_unique<MarkedRange>(model_, *surface_, *ranges_)) {
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
  connectHeader();
  connectSurface();
  connectLayers();
  setDark(model_.theme().dark);
}

void PlotView::connectHeader() {
  connect(header_, &PlotHeader::logarithmicToggled, this, &PlotView::setLogarithmic);
  connect(header_, &PlotHeader::differenceToggled, this, &PlotView::setDifference);
  connect(header_, &PlotHeader::followingToggled, this, &PlotView::setFollowing);
  connect(header_, &PlotHeader::fitRequested, this, &PlotView::fit);
  connect(header_, &PlotHeader::exportRequested, this, &PlotView::exportRequested);
  connect(header_, &PlotHeader::formulaRequested, this, [this] { askFormula(); });
  connect(header_, &PlotHeader::menuRequested, this, [this](QPoint below) { showMenu(below, {}); });
  connect(bar_, &PlotModeBar::horizontalRequested, this, &PlotView::askHorizontal);
  connect(bar_, &PlotModeBar::equalAxesToggled, this, &PlotView::setEqualAxes);
  connect(bar_, &PlotModeBar::spectrumChosen, this, &PlotView::setSpectrum);
  connect(bar_, &PlotModeBar::timeRequested, this, &PlotView::showOverTime);
  connect(entry_, &EntryRow::closed, this, [this] { surface_->setFocus(Qt::OtherFocusReason); });
}

void PlotView::connectSurface() {
  connect(surface_, &PlotSurface::formulaRequested, this, [this] {
    if (!model_.isPane()) askFormula();
  });
  connect(surface_, &PlotSurface::modeRequested, this, [this](int key) {
    if (model_.isPane() || curves().empty()) return;
    for (const auto& kind : model_.kinds())
      if (kind->traits().key == key) return turnTo(*kind);
  });
  connect(surface_, &PlotSurface::zoomed, this, [this](ZoomAxes axes, double factor, QPointF about) {
    model_.sight().zoom(model_.content(), axes, factor, about);
    sightChanged();
  });
  connect(surface_, &PlotSurface::boxZoomed, this, [this](const QRectF& box) {
    model_.sight().zoomTo(box);
    sightChanged();
  });
  connect(surface_, &PlotSurface::panned, this, [this](QPointF delta) {
    if (model_.sight().pan(delta)) sightChanged();
  });
  connect(surface_, &PlotSurface::fitRequested, this, &PlotView::fit);
  connect(surface_, &PlotSurface::differenceRequested, this, [this] {
    if (!model_.isPane() && !curves().empty()) setDifference(!isDifference());
  });
  connect(surface_, &PlotSurface::cursorDragged, this, [this](double unit) {
    if (curves().rows() == 0 || !model_.isOverTime()) return;
    setTimeCursor(model_.sight().window().time.fromUnit(unit));
    emit timeCursorMoved(model_.cursor());
  });
  surface_->setDescription([this] { return description(); });
}

void PlotView::connectLayers() {
  connect(notes_.get(), &PlotNotes::changed, this, &PlotView::choicesChanged);
  connect(range_.get(), &MarkedRange::changed, this, [this] {
    if (prepare()) rebuild();
    else range_->place(look());
    emit choicesChanged();
  });
}

void PlotView::setRecording(std::shared_ptr<const Recording> recording) {
  model_.runs().curves().setRecording(std::move(recording));
  model_.sight().restart();
  curvesChanged();
}

void PlotView::setChannels(const std::vector<int>& columns) {
  PlottedCurves& curves = model_.runs().curves();
  curves.clear();
  for (const int column : columns) curves.add(column);
  model_.sight().fitValues();
  curvesChanged();
}

void PlotView::addChannels(const QStringList& names) {
  if (!curves().recording()) return;
  for (const QString& name : names) model_.runs().curves().add(name);
  curvesChanged();
}

void PlotView::removeChannel(const QString& name) {
  model_.runs().curves().remove(name);
  curvesChanged();
}

void PlotView::replaceCurve(const QString& name, const QString& formula) {
  model_.runs().curves().replace(name, formula);
  model_.sight().fitValues();
  curvesChanged();
}

void PlotView::setChannelNames(const QStringList& names) {
  model_.runs().curves().setNames(names);
  model_.sight().fitValues();
  curvesChanged();
}

void PlotView::curvesChanged() {
  takeNewRows();
  showTitle();
  rebuild();
  emit channelsChanged();
}

std::vector<int> PlotView::channels() const {
  std::vector<int> columns;
  for (const PlottedCurve& curve : curves().all())
    if (const int column = columnOf(curves().run(), curve.name); column > 0) columns.push_back(column);
  return columns;
}

QStringList PlotView::channelNames() const {
  QStringList names;
  for (const PlottedCurve& curve : curves().all()) names << curve.name;
  return names;
}

void PlotView::setKept(std::shared_ptr<const Recording> recording, const QString& name, KeptRole role) {
  model_.runs().setKept(std::move(recording), name, role);
  takeNewRows();
  rebuild();
}

void PlotView::setOverlaid(std::vector<OverlaidRun> runs, std::optional<int> colorOfKept) {
  if (!model_.runs().setOverlaid(std::move(runs), colorOfKept)) return;
  takeNewRows();
  rebuild();
}

void PlotView::setGrowing(bool run, bool others) { model_.runs().setGrowing(run, others); }

void PlotView::setDifference(bool on) {
  on = on && model_.content().traits().canCompare;
  header_->setDifference(on);
  if (on == isDifference()) return;
  model_.runs().setDifference(on, isLogarithmic());
  model_.sight().fitValues();
  showTitle();
  takeNewRows();
  rebuild();
  emit differenceChanged();
}

void PlotView::setDifferenceName(const QString& name, const QString& baseline) {
  model_.runs().setDifferenceName(name, baseline);
  showTitle();
  updateCursor();
}

PlotData PlotView::data() {
  model_.runs().curves().takeAllRows();
  return model_.content().data(look());
}

void PlotView::setTitle(const QString& title) {
  title_ = title;
  showTitle();
}

QString PlotView::title() const { return title_.isEmpty() ? titleOf(curves().all()) : title_; }

void PlotView::showTitle() {
  const QString& baseline = model_.runs().baselineName();
  const QString difference =
      baseline.isEmpty() ? tr("%1 difference").arg(title()) : tr("%1 minus %2").arg(title(), baseline);
  const QString shown = isDifference() ? difference.trimmed() : model_.content().title(title());
  header_->setTitle(shown);
  surface_->setAccessibleName(tr("Plot: %1").arg(shown));
}

bool PlotView::takeNewRows() {
  const bool any = model_.runs().takeNewRows();
  if (model_.runs().isBehind()) catchUp_.start();
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
  const std::size_t before = curves().rows();
  const bool goesOn = !model_.content().isWhole();
  if (!takeNewRows() && !goesOn) return;
  // While the user looks at an earlier part of the run, nothing on the screen changes.
  const bool shown = !model_.isOverTime() || isFollowing() || before == 0 ||
                     curves().shown()->time(before - 1) <= model_.sight().window().time.high;
  if (shown) rebuild();
}

void PlotView::setTimeCursor(double time) {
  if (time == model_.cursor() || (std::isnan(time) && std::isnan(model_.cursor()))) return;
  model_.setCursor(time);
  updateCursor();
}

void PlotView::setDark(bool dark) {
  const Theme& chosen = theme(dark);
  model_.setTheme(chosen);
  QPalette colors = palette();
  colors.setColor(QPalette::WindowText, chosen.text);
  setPalette(colors);
  canvas_->setTheme(chosen);
  surface_->setTheme(chosen);
  legend_->setTheme(chosen);
  rebuild();
}

void PlotView::setLogarithmic(bool on) {
  model_.sight().setLogarithmic(on);
  model_.runs().setDifference(isDifference(), on);
  takeNewRows();
  header_->setLogarithmic(on);
  rebuild();
  emit logarithmicChanged();
}

PlotChoices PlotView::choices() const {
  PlotChoices out = model_.choices();
  if (const auto& range = range_->range()) out.range = {range->low, range->high};
  out.notes = notes_->all();
  return out;
}

void PlotView::setChoices(const PlotChoices& choices) {
  setRange(choices.range ? std::optional(AxisRange{choices.range->first, choices.range->second}) : std::nullopt);
  setNotes(choices.notes);
  if (!choices.hasAxesOf(model_.choices())) setAxes(choices);
}

void PlotView::setAxes(const PlotChoices& choices) {
  if (!choices.horizontal.isEmpty()) setDifference(false);
  model_.setChoices(choices);
  bar_->show(choices);
  showTitle();
  takeNewRows();
  rebuild();
  emit choicesChanged();
}

void PlotView::setHorizontal(const QString& name) {
  PlotChoices chosen = model_.choices();
  chosen.horizontal = name;
  chosen.spectrum.reset();
  if (!chosen.hasAxesOf(model_.choices())) setAxes(chosen);
}

void PlotView::setEqualAxes(bool on) {
  PlotChoices chosen = model_.choices();
  chosen.equalAxes = on;
  if (!chosen.hasAxesOf(model_.choices())) setAxes(chosen);
}

void PlotView::setSpectrum(std::optional<SpectrumOptions> options) {
  PlotChoices chosen = model_.choices();
  chosen.spectrum = options;
  if (!chosen.hasAxesOf(model_.choices())) setAxes(chosen);
}

void PlotView::showOverTime() { setHorizontal({}); }

void PlotView::turnTo(const PlotContent& kind) {
  const auto chosen = kind.asked(model_.choices());
  if (!chosen) askHorizontal();
  else if (!chosen->hasAxesOf(model_.choices())) setAxes(*chosen);
}

void PlotView::setRange(std::optional<AxisRange> range) { range_->set(range); }

void PlotView::setNotes(std::vector<PlotNote> notes) { notes_->set(std::move(notes)); }

void PlotView::setStepMarks(StepMarks::Source marks) {
  steps_ = std::make_unique<StepMarks>(*surface_, std::move(marks));
}

void PlotView::setFollowing(bool on) {
  model_.sight().setFollowing(on);
  sightChanged();
}

void PlotView::fit() {
  model_.sight().fit();
  sightChanged();
}

void PlotView::sightChanged() {
  rebuild();
  emit timeWindowChanged();
}

void PlotView::becomePane(bool isLowest, int firstColor) {
  model_.becomePane();
  model_.runs().curves().setFirstColor(firstColor);
  header_->hide();
  setAcceptDrops(false);
  setMinimumSize(160, isLowest ? 76 : 48);
  surface_->becomePane(isLowest);
}

void PlotView::setTimeWindowOf(const PlotView& other) {
  if (model_.sight().takeTimeOf(other.model_.sight())) rebuild();
}

std::pair<double, double> PlotView::visibleTimeRange() const {
  const AxisRange time = model_.timeInSight();
  return {time.low, time.high};
}

std::pair<double, double> PlotView::visibleHorizontalRange() const {
  const AxisRange& shown = model_.sight().window().time;
  return {shown.low, shown.high};
}

std::pair<double, double> PlotView::visibleValueRange() const {
  const PlotWindow& window = model_.sight().window();
  return {window.ofAxis(window.value.low), window.ofAxis(window.value.high)};
}

PlotLook PlotView::look() const { return model_.look(surface_->plotArea().size()); }

bool PlotView::prepare() { return model_.content().prepare(range_->range().value_or(model_.timeInSight())); }

void PlotView::rebuild() {
  prepare();
  PlotSight& sight = model_.sight();
  sight.settle(model_.content(), curves().rows() > 0);
  const bool isDrawn = model_.content().isDrawn();
  header_->setFollowing(isFollowing());
  header_->setHasCurves(!curves().empty());
  header_->setHasRun(curves().recording() != nullptr);
  header_->setComparable(!curves().empty() && model_.content().traits().canCompare);
  header_->setExportable(isDrawn);
  canvas_->setAxesVisible(isDrawn);

  sight.fitTo(model_.content(), surface_->plotArea().size());
  surface_->reserveLabels(annotate().valueTicks);
  const QRectF area = surface_->plotArea();  // the labels decide how wide it is
  sight.fitTo(model_.content(), area.size());
  PlotAnnotations notes = annotate();
  std::vector<double> gridX, gridY;
  for (const Tick& tick : notes.timeTicks) gridX.push_back(tick.position);
  for (const Tick& tick : notes.valueTicks) gridY.push_back(tick.position);
  canvas_->setPlotArea(area);
  canvas_->setGrid(gridX, gridY);
  canvas_->setCurves(model_.content().shapes(look(), QDeadlineTimer(drawingTime, Qt::PreciseTimer)));
  if (!model_.content().isWhole()) catchUp_.start();
  surface_->setAnnotations(std::move(notes));
  updateCursor();
  placeLayers();
}

PlotAnnotations PlotView::annotate() const {
  const PlotLook look = this->look();
  PlotWords words = model_.content().words(look);
  PlotAnnotations notes;
  notes.hint = std::move(words.hint);
  notes.note = std::move(words.note);
  if (!words.hasAxes) return notes;
  const PlotWindow& window = look.window;
  const AxisScale scale = window.logarithmic ? AxisScale::logarithmic
                          : words.ofCounts   ? AxisScale::whole
                                             : AxisScale::linear;
  AxisTicks time =
      placedTicks(window.time, false, static_cast<int>(look.size.width()) / pixelsPerTimeTick, look.size.width());
  AxisTicks value = placedTicks(
      window.value, scale, std::max(2, static_cast<int>(look.size.height()) / pixelsPerValueTick), look.size.height());
  notes.timeTitle = withFactor(words.horizontal, time);
  notes.valueTitle = look.isPane ? value.factor : withFactor(words.value, value);
  notes.timeTicks = std::move(time.ticks);
  notes.valueTicks = std::move(value.ticks);
  return notes;
}

void PlotView::placeLayers() {
  const PlotLook look = this->look();
  if (steps_) steps_->place(look);
  notes_->place(look);
  range_->place(look);
}

void PlotView::updateCursor() {
  PlotReading reading = model_.content().reading(look());
  legend_->setEntries(std::move(reading.entries));
  surface_->setTimeCursor(reading.cursor, reading.cursorText, reading.dots, reading.dotColors);
  bar_->setWarning(reading.warning);
}

/// "At 0.25 s: total 1.2 J, kinetic 0.7 J".
QString PlotView::description() const {
  QStringList values;
  for (const LegendEntry& entry : legend_->entries()) values << (entry.name + ' ' + entry.value).trimmed();
  const QString all = values.join(QStringLiteral(", "));
  const PlotLook look = this->look();
  return look.hasCursor() && curves().rows() > 0 ? tr("At %1: %2").arg(look.cursorText(), all) : all;
}

bool PlotView::exportPicture(const QString& path) {
  const bool wasDark = model_.theme().dark;
  const double cursor = model_.cursor();
  if (wasDark) setDark(false);
  setTimeCursor(std::nan(""));
  model_.runs().curves().takeAllRows();
  rebuild();
  const auto shapes = [this](const QSizeF& size) {
    return model_.content().shapes(model_.look(size), QDeadlineTimer(QDeadlineTimer::Forever));
  };
  const PlotPicture picture{header_->title(), *legend_, *surface_, model_.theme(), shapes};
  const bool done =
      writePicture(path, picture.title, picture.size(), [&](QPainter& painter) { picture.paint(painter); });
  if (wasDark) setDark(true);
  setTimeCursor(cursor);
  return done;
}

void PlotView::askFormula(const QString& curve) {
  if (!curves().recording()) return;
  EntryQuestion question = formulaQuestion(curves(), curve);
  question.done = [this, curve](const QString& text) {
    if (curve.isEmpty()) addChannels({text});
    else replaceCurve(curve, text);
  };
  entry_->ask(std::move(question));
}

void PlotView::askFormulaOf(const QString& text) {
  askFormula();
  entry_->insert(text);
}

void PlotView::askHorizontal() {
  if (!curves().recording()) return;
  EntryQuestion question = horizontalQuestion(curves());
  question.done = [this](const QString& text) { setHorizontal(text); };
  entry_->ask(std::move(question));
}

/// @param curve  the one the mouse is on; empty: all of them
/// @param place  of the mouse on the surface
void PlotView::showMenu(QPoint global, const QString& curve, std::optional<QPoint> place) {
  PlotMenu menu(*this, model_);
  connect(&menu, &PlotMenu::formulaRequested, this, &PlotView::askFormula);
  connect(&menu, &PlotMenu::formulaOfRequested, this, &PlotView::askFormulaOf);
  connect(&menu, &PlotMenu::kindRequested, this, [this](const PlotContent* kind) { turnTo(*kind); });
  menu.addCurves(curve);
  menu.addSeparator();
  notes_->addActions(menu, place);
  range_->addActions(menu);
  menu.addSeparator();
  menu.addKinds();
  menu.addSeparator();
  menu.addPicture();
  menu.exec(global);
}

void PlotView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::StyleChange && &model_.theme() != &currentTheme()) setDark(currentTheme().dark);
}

void PlotView::paintEvent(QPaintEvent*) { QPainter(this).fillRect(rect(), model_.theme().plotBackground); }

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

void PlotView::contextMenuEvent(QContextMenuEvent* event) {
  if (model_.isPane()) return event->ignore();
  const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
  showMenu(event->globalPos(), legend_->nameAt(legend_->mapFrom(this, event->pos())),
           byMouse ? std::optional(surface_->mapFrom(this, event->pos())) : std::nullopt);
}

void PlotView::dragEnterEvent(QDragEnterEvent* event) {
  if (channelsOf(event->mimeData()).isEmpty()) return;
  event->acceptProposedAction();
  surface_->setDropTarget(true);
}

void PlotView::dragLeaveEvent(QDragLeaveEvent*) { surface_->setDropTarget(false); }

void PlotView::dropEvent(QDropEvent* event) {
  surface_->setDropTarget(false);
  addChannels(channelsOf(event->mimeData()));
  event->acceptProposedAction();
  emit activated();
}

}  // namespace gyre::ui

#include "moc_plot_view.cpp"
