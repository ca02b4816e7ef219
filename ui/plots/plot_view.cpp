#include "plots/plot_view.h"

#include "figure/plot_gestures.h"
#include "figure/plot_legend.h"
#include "figure/plot_surface.h"
#include "plots/channel_mime.h"
#include "plots/curve_titles.h"
#include "plots/entry_row.h"
#include "plots/formula_questions.h"
#include "plots/plot_header.h"
#include "plots/plot_menu.h"
#include "plots/plot_mode_bar.h"
#include "plots/range_table.h"
#include "plots/unit_offer.h"

#include <QBoxLayout>
#include <QContextMenuEvent>
#include <QDropEvent>

namespace gyre::ui {

namespace {

constexpr int pixelsPerTimeTick = 88;
constexpr int pixelsPerValueTick = 36;
constexpr int leastWidth = 168, leastHeight = 160, leastHeightWithFigures = 296;
constexpr int letterOfDifference = Qt::Key_D, letterOfFormula = Qt::Key_E;

}  // namespace

PlotView::PlotView(QWidget* parent) : PlotView(new PlotHeader, new PlotModeBar, new EntryRow, new UnitOffer, parent) {}

PlotView::PlotView(PlotHeader* header, PlotModeBar* bar, EntryRow* entry, UnitOffer* offer, QWidget* parent)
    : CurveFigure({.objectName = QStringLiteral("plotSurface"),
                   .pixelsPerTick = pixelsPerTimeTick,
                   .pixelsPerTickUp = pixelsPerValueTick,
                   .above = {header, bar, entry, offer}},
                  parent),
      model_([this] { rebuild(); }),
      header_(header),
      entry_(entry),
      offer_(offer),
      bar_(bar),
      table_(new RangeTable),
      settings_(model_, comparison_, surface(), *entry_, *table_) {
  setAcceptDrops(true);
  setMinimumSize(leastWidth, leastHeight);
  column().addWidget(table_);
  surface().installEventFilter(this);

  catchUp_.setSingleShot(true);
  catchUp_.setInterval(0);
  connect(&catchUp_, &QTimer::timeout, this, &PlotView::refresh);
  connectHeader();
  connectGestures();
  connectParts();
  setDark(look().dark);
}

void PlotView::connectHeader() {
  connect(header_, &PlotHeader::logarithmicToggled, &shown_, &ShownRanges::setLogarithmic);
  connect(header_, &PlotHeader::differenceToggled, this, [this](bool on) {
    comparison_.setDifference(on);
    header_->setDifference(comparison_.isDifference());
  });
  connect(header_, &PlotHeader::followingToggled, &shown_, &ShownRanges::setFollowing);
  connect(header_, &PlotHeader::fitRequested, this, &PlotView::fit);
  connect(header_, &PlotHeader::exportRequested, this, &PlotView::exportRequested);
  connect(header_, &PlotHeader::formulaRequested, this, [this] { askFormula(); });
  connect(header_, &PlotHeader::menuRequested, this, [this](QPoint below) { showMenu(below, {}); });
  connect(bar_, &PlotModeBar::horizontalRequested, this, &PlotView::askHorizontal);
  connect(bar_, &PlotModeBar::equalAxesToggled, &settings_, &PlotSettings::setEqualAxes);
  connect(bar_, &PlotModeBar::spectrumChosen, &settings_, &PlotSettings::setSpectrum);
  connect(bar_, &PlotModeBar::timeRequested, this, [this] { settings_.setHorizontal({}); });
  connect(entry_, &EntryRow::closed, this, [this] { surface().setFocus(Qt::OtherFocusReason); });
}

void PlotView::connectGestures() {
  PlotGestures& gestures = surface().gestures();
  QSet<int> letters{letterOfDifference, letterOfFormula, PlotNotes::letter, MarkedRange::letter};
  for (const auto& kind : model_.kinds()) letters.insert(kind->traits().key);
  gestures.setLetters(letters);
  gestures.takeCursor();
  connect(&gestures, &PlotGestures::letterPressed, this, &PlotView::pressLetter);
  connect(&gestures, &PlotGestures::cursorDragged, this, [this](double unit) {
    if (curves().rows() == 0 || !model_.isOverTime()) return;
    setTimeCursor(inSight().x.fromUnit(unit));
    emit timeCursorMoved(model_.cursor());
  });
}

void PlotView::pressLetter(int key) {
  if (model_.isPane()) return;
  if (key == letterOfFormula) return askFormula();
  if (curves().empty()) return;
  if (key == letterOfDifference) return comparison_.setDifference(!comparison_.isDifference());
  for (const auto& kind : model_.kinds())
    if (kind->traits().key == key) return turnTo(*kind);
}

void PlotView::connectParts() {
  connect(&selection_, &PlotSelection::changed, this, &PlotView::curvesChanged);
  connect(&selection_, &PlotSelection::changed, offer_, [this] { offer_->keepFor(selection_.names()); });
  connect(&selection_, &PlotSelection::otherUnitsAdded, this, [this](const QStringList& names) {
    if (!model_.isPane() && model_.isOverTime() && !model_.choices().secondAxis) offer_->make(names);
  });
  connect(offer_, &UnitOffer::axisChosen, &settings_, [this] { settings_.setSecondAxis(true); });
  connect(offer_, &UnitOffer::plotChosen, this, [this](const QStringList& names) {
    for (const QString& name : names) selection_.remove(name);
    emit selection_.splitRequested(Qt::Vertical, names);
  });
  connect(&comparison_, &PlotComparison::runsChanged, this, &PlotView::showRuns);
  connect(&comparison_, &PlotComparison::differenceChanged, this, [this] {
    header_->setDifference(comparison_.isDifference());
    curvesChanged();
  });
  connect(&comparison_, &PlotComparison::namesChanged, this, [this] {
    showTitle();
    updateCursor();
  });
  connect(&shown_, &ShownRanges::logarithmicChanged, this, [this] {
    header_->setLogarithmic(shown_.isLogarithmic());
    showRuns();
  });
  connect(&shown_, &ShownRanges::moved, this, &PlotView::rebuild);
  connect(&shown_, &ShownRanges::taken, this, &PlotView::rebuild);
  connect(&settings_, &PlotSettings::axesChanged, this, [this] {
    bar_->show(model_.choices());
    curvesChanged();
  });
  connect(&settings_.range(), &MarkedRange::changed, this, [this] {
    setMinimumHeight(settings_.range().range() ? leastHeightWithFigures : leastHeight);
    if (prepareContent()) rebuild();
    else settings_.range().place(plotLook());
  });
}

void PlotView::curvesChanged() {
  showTitle();
  showRuns();
}

void PlotView::showRuns() {
  takeNewRows();
  rebuild();
}

PlotData PlotView::data() {
  model_.runs().curves().takeAllRows();
  return model_.content().data(plotLook());
}

void PlotView::setTitle(const QString& title) {
  title_ = title;
  showTitle();
}

QString PlotView::title() const { return title_.isEmpty() ? titleOf(curves().all()) : title_; }

void PlotView::showTitle() {
  const QString& baseline = model_.runs().differenceNames().baseline;
  const QString difference =
      baseline.isEmpty() ? tr("%1 difference").arg(title()) : tr("%1 minus %2").arg(title(), baseline);
  const QString shown = comparison_.isDifference() ? difference.trimmed() : model_.content().title(title());
  header_->setTitle(shown);
  surface().setAccessibleName(tr("Plot: %1").arg(shown));
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
  const bool shown = !model_.isOverTime() || shown_.isFollowing() || before == 0 ||
                     curves().shown()->time(before - 1) <= model_.sight().window().x.high;
  if (shown) rebuild();
}

void PlotView::setTimeCursor(double time) {
  if (time == model_.cursor() || (std::isnan(time) && std::isnan(model_.cursor()))) return;
  model_.setCursor(time);
  updateCursor();
}

void PlotView::themeChanged() {
  CurveFigure::themeChanged();
  model_.setTheme(look());
}

void PlotView::turnTo(const PlotContent& kind) {
  const auto chosen = kind.asked(model_.choices());
  if (!chosen) askHorizontal();
  else settings_.setAxes(*chosen);
}

void PlotView::setStepMarks(StepMarks::Source marks) {
  steps_ = std::make_unique<StepMarks>(surface(), std::move(marks));
}

void PlotView::sightChanged() { emit shown_.moved(); }

void PlotView::becomePane(bool isLowest, int firstColor) {
  model_.becomePane();
  model_.runs().curves().setFirstColor(firstColor);
  header_->hide();
  setAcceptDrops(false);
  setMinimumSize(160, isLowest ? 76 : 48);
  surface().layers().axes.becomePane(isLowest);
  surface().update();
}

PlotLook PlotView::plotLook() const { return model_.look(surface().plotArea().size()); }

bool PlotView::prepareContent() {
  return model_.content().prepare(settings_.range().range().value_or(model_.timeInSight()));
}

bool PlotView::hasPicture() const { return curves().runs().own() && model_.content().isDrawn(); }

QString PlotView::pictureTitle() const { return header_->title(); }

void PlotView::prepare() {
  prepareContent();
  model_.sight().settle(curves().rows() > 0);
  header_->setFollowing(shown_.isFollowing());
  header_->setHasCurves(!curves().empty());
  header_->setHasRun(curves().runs().own() != nullptr);
  header_->setComparable(!curves().empty() && model_.content().traits().canCompare);
  header_->setExportable(model_.content().isDrawn());
}

void PlotView::fitAxes(const QSizeF& area) { model_.sight().fitTo(area); }

FigureWords PlotView::words() const { return model_.content().words(plotLook()); }

std::vector<CurveShape> PlotView::shapes(const QSizeF& area, QDeadlineTimer deadline) {
  return model_.content().shapes(model_.look(area), deadline);
}

void PlotView::draw() {
  CurveFigure::draw();
  if (!model_.content().isWhole()) catchUp_.start();
  updateCursor();
  placeLayers();
}

void PlotView::placeLayers() {
  const PlotLook look = plotLook();
  if (steps_) steps_->place(look);
  settings_.notes().place(look);
  settings_.range().place(look);
}

void PlotView::updateCursor() {
  PlotReading reading = model_.content().reading(plotLook());
  legend().setEntries(std::move(reading.entries));
  surface().setTimeCursor(reading.cursor, reading.cursorText, reading.dots, reading.dotColors);
  bar_->setWarning(reading.warning);
}

/// "At 0.25 s: total 1.2 J, kinetic 0.7 J".
QString PlotView::description() const {
  QStringList values;
  for (const LegendEntry& entry : legend().entries()) values << (entry.name + ' ' + entry.value).trimmed();
  const QString all = values.join(QStringLiteral(", "));
  const PlotLook look = plotLook();
  return look.hasCursor() && curves().rows() > 0 ? tr("At %1: %2").arg(look.cursorText(), all) : all;
}

/// Without the time cursor, with all rows there are.
void PlotView::setOnPaper(bool on) {
  if (!on) return setTimeCursor(*std::exchange(cursorOffPaper_, std::nullopt));
  cursorOffPaper_ = model_.cursor();
  setTimeCursor(std::nan(""));
  model_.runs().curves().takeAllRows();
}

void PlotView::askFormula(const QString& curve) {
  if (!curves().runs().own()) return;
  EntryQuestion question = formulaQuestion(curves(), curve);
  question.done = [this, curve](const QString& text) {
    if (curve.isEmpty()) selection_.add({text});
    else selection_.replace(curve, text);
  };
  entry_->ask(std::move(question));
}

void PlotView::askFormulaOf(const QString& text) {
  askFormula();
  entry_->insert(text);
}

void PlotView::askHorizontal() {
  if (!curves().runs().own()) return;
  EntryQuestion question = horizontalQuestion(curves());
  question.done = [this](const QString& text) { settings_.setHorizontal(text); };
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
  settings_.notes().addActions(menu, place);
  settings_.range().addActions(menu);
  menu.addSeparator();
  menu.addKinds();
  menu.addSeparator();
  menu.addPicture();
  addPictureActions(menu);
  menu.addActions(actions());  // of the dock that it is in
  menu.exec(global);
}

void PlotView::resizeEvent(QResizeEvent* event) {
  table_->fitInto(height());
  CurveFigure::resizeEvent(event);
}

void PlotView::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  takeNewRows();
  rebuild();
}

bool PlotView::eventFilter(QObject* watched, QEvent* event) {
  const bool entered = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::FocusIn;
  if (watched == &surface() && entered) emit activated();
  return CurveFigure::eventFilter(watched, event);
}

void PlotView::contextMenuEvent(QContextMenuEvent* event) {
  if (model_.isPane()) return event->ignore();
  const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
  showMenu(event->globalPos(), legend().nameAt(legend().mapFrom(this, event->pos())),
           byMouse ? std::optional(surface().mapFrom(this, event->pos())) : std::nullopt);
}

std::optional<Qt::Orientation> PlotView::splitAt(QPointF position) const {
  constexpr double part = 0.25, most = 120;  // of the plot at its right and lower edges [pixels]
  const double right = width() - position.x(), below = height() - position.y();
  if (right < std::min(part * width(), most) && right / width() < below / height()) return Qt::Horizontal;
  if (below < std::min(part * height(), most)) return Qt::Vertical;
  return std::nullopt;
}

void PlotView::dragEnterEvent(QDragEnterEvent* event) {
  if (!channelsOf(event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void PlotView::dragMoveEvent(QDragMoveEvent* event) {
  const auto split = splitAt(event->position());
  QRectF place = surface().rect();
  if (split == Qt::Horizontal) place.setLeft(place.center().x());
  if (split == Qt::Vertical) place.setTop(place.center().y());
  surface().setDropTarget(place);
}

void PlotView::dragLeaveEvent(QDragLeaveEvent*) { surface().setDropTarget(std::nullopt); }

void PlotView::dropEvent(QDropEvent* event) {
  surface().setDropTarget(std::nullopt);
  event->acceptProposedAction();
  const QStringList names = channelsOf(event->mimeData());
  if (const auto split = splitAt(event->position())) return emit selection_.splitRequested(*split, names);
  selection_.add(names);
  emit activated();
}

}  // namespace gyre::ui

#include "moc_plot_view.cpp"
