// What the user marks in a plot: a range of time, whose statistics are shown below, and points with words.

#include "plots/entry_row.h"
#include "plots/notes_command.h"
#include "plots/plot_surface.h"
#include "plots/plot_view.h"
#include "plots/range_table.h"

#include <QDeadlineTimer>
#include <QMenu>

namespace gyre::ui {

namespace {

constexpr int summingTime = 6;    ///< of a frame [ms]
constexpr double nearCurve = 24;  ///< a marker this near to a curve is on it [pixels]

/// Between rows along their line.
double valueBetweenRows(const Recording& recording, std::size_t rows, std::size_t column, double t) {
  const std::size_t row = std::min(recording.rowAt(t), rows - 1);
  const double before = recording.at(row, column);
  if (row + 1 >= rows || t <= recording.time(row)) return before;
  const double h = recording.time(row + 1) - recording.time(row);
  return h > 0 ? before + (recording.at(row + 1, column) - before) * ((t - recording.time(row)) / h) : before;
}

QString shortened(QString text) {
  constexpr qsizetype longest = 40;
  return text.size() > longest ? text.left(longest - 1) + QChar(u'…') : text;
}

QString quoted(const QString& text) { return QStringLiteral("“%1”").arg(shortened(text)); }

}  // namespace

void PlotView::setRange(std::optional<AxisRange> range) {
  if (range && !range->resolvable()) range.reset();
  if (range == range_) return;
  range_ = range;
  showRange();
  if (mode() == Mode::spectrum) rebuild();
  updateMarks();
  emit choicesChanged();
}

void PlotView::toggleRange() {
  if (range_) setRange(std::nullopt);
  else if (curves_.rows() > 0) setRange(timeInSight());
}

void PlotView::showRange() {
  ranges_->setVisible(range_.has_value() && !curves_.empty());
  if (!range_) return;
  const bool whole = figures_.take(figureSources(), *range_, QDeadlineTimer(summingTime, Qt::PreciseTimer));
  if (!whole) sum_.start();
  ranges_->setFigures(figures_.figures(), *range_, whole);
}

/// Of the curves; of differences, those of the other runs, too.
std::vector<FigureSource> PlotView::figureSources() const {
  std::vector<FigureSource> out;
  const auto drawn = curves_.shown();
  for (const PlottedCurve& curve : curves_.all())
    if (drawn && curve.shown > 0)
      out.push_back({curve.name, curve.unit, curves_.lookOf(curve, *theme_).color, drawn,
                     static_cast<std::size_t>(curve.shown), curves_.rows(), curve.ofSteps});
  if (!isDifference() || !drawsOverlaid()) return out;
  for (const OverlaidRuns::Curve& curve : overlaid_.curves()) {
    const OverlaidChannel& channel = overlaid_.channels()[curve.channel];
    const OverlaidRun& run = overlaid_.runs()[curve.run];
    out.push_back({tr("%1, %2").arg(channel.name, run.differenceName), channel.unit, runLook(*theme_, run.color).color,
                   overlaid_.rowsOf(curve.run), curve.column, curve.tree.rows(), channel.ofSteps});
  }
  return out;
}

void PlotView::updateMarks() {
  const QSizeF size = surface_->plotArea().size();
  std::optional<AxisRange> band;
  if (range_ && mode() == Mode::time)
    band = AxisRange{window_.time.toUnit(range_->low) * size.width(), window_.time.toUnit(range_->high) * size.width()};
  std::vector<PlotMark> marks;
  for (const PlotNote& note : notes_) {
    const auto place = placeOf(note);
    QColor color = theme_->textMuted;
    for (const PlottedCurve& curve : curves_.all())
      if (curve.name == note.curve) color = curves_.lookOf(curve, *theme_).color;
    marks.push_back({place.value_or(QPointF(std::nan(""), std::nan(""))), note.text, color});
  }
  surface_->setMarks(band, std::move(marks));
}

/// In pixels of the plot area; nothing where it cannot be shown.
std::optional<QPointF> PlotView::placeOf(const PlotNote& note) const {
  const std::size_t rows = curves_.rows();
  const auto drawn = curves_.shown();
  if (mode() == Mode::spectrum || rows == 0) return std::nullopt;
  const PlottedCurve* across = curves_.horizontalCurve();
  if (mode() == Mode::path && (!across || note.curve.isEmpty())) return std::nullopt;
  double value = note.value;
  if (!note.curve.isEmpty()) {
    const auto& all = curves_.all();
    const auto at = std::find_if(all.begin(), all.end(), [&](const PlottedCurve& c) { return c.name == note.curve; });
    // Beyond the last row it has no place yet.
    if (at == all.end() || at->shown <= 0 || note.time > drawn->time(rows - 1)) return std::nullopt;
    value = valueBetweenRows(*drawn, rows, static_cast<std::size_t>(at->shown), note.time);
    if (isDifference() && window_.logarithmic) value = std::abs(value);
  }
  const double x =
      across ? valueBetweenRows(*drawn, rows, static_cast<std::size_t>(across->shown), note.time) : note.time;
  const QSizeF size = surface_->plotArea().size();
  const QPointF place(window_.time.toUnit(x) * size.width(),
                      window_.value.toUnit(window_.onAxis(value)) * size.height());
  return std::isfinite(place.x()) && std::isfinite(place.y()) ? std::optional(place) : std::nullopt;
}

/// On the curve that is near, else at the place itself.
PlotNote PlotView::noteAt(QPointF unit) const {
  PlotNote note{.text = {}, .time = window_.time.fromUnit(unit.x()), .value = window_.value.fromUnit(unit.y())};
  if (window_.logarithmic) note.value = std::pow(10.0, note.value);
  const double height = surface_->plotArea().height();
  double nearest = nearCurve;
  for (const PlottedCurve& curve : curves_.all()) {
    PlotNote onCurve = note;
    onCurve.curve = curve.name;
    const auto place = placeOf(onCurve);
    const double distance = place ? std::abs(place->y() - unit.y() * height) : nearest;
    if (distance >= nearest) continue;
    nearest = distance;
    note.curve = curve.name;
  }
  return note;
}

/// Where the time cursor is, on the first curve.
PlotNote PlotView::noteAtCursor() const {
  const bool inSight =
      std::isfinite(cursor_) && (mode() == Mode::path || (cursor_ >= window_.time.low && cursor_ <= window_.time.high));
  return {.text = {},
          .time = inSight ? cursor_ : timeInSight().fromUnit(0.5),
          .value = 0,
          .curve = curves_.all().front().name};
}

void PlotView::connectNotes() {
  surface_->setHistory(&history_);
  connect(surface_, &PlotSurface::markRequested, this, [this] {
    if (!isPane_ && curves_.rows() > 0 && mode() != Mode::spectrum) askNote(noteAtCursor(), true);
  });
  connect(surface_, &PlotSurface::markActivated, this, [this](std::size_t i) { askNote(notes_[i], false); });
  connect(surface_, &PlotSurface::markDragged, this, [this](std::size_t i, QPointF unit) {
    if (mode() != Mode::time) return;
    const double value = window_.value.fromUnit(unit.y());
    moveNote(i, window_.time.fromUnit(unit.x()), window_.logarithmic ? std::pow(10.0, value) : value, drag_);
  });
  connect(surface_, &PlotSurface::markDropped, this, [this] { ++drag_; });
}

void PlotView::setNotes(std::vector<PlotNote> notes) {
  if (notes == notes_) return;
  history_.clear();
  showNotes(notes);
}

void PlotView::showNotes(const std::vector<PlotNote>& notes) {
  notes_ = notes;
  updateMarks();
  emit choicesChanged();
}

void PlotView::changeNotes(std::vector<PlotNote> notes, const QString& text, int gesture) {
  if (notes == notes_) return;
  history_.push(new NotesCommand(text, notes_, std::move(notes), gesture,
                                 [this](const std::vector<PlotNote>& shown) { showNotes(shown); }));
}

/// Along its curve, or anywhere where it is on none; not out of the time of the run.
void PlotView::moveNote(std::size_t index, double time, std::optional<double> value, int gesture) {
  std::vector<PlotNote> notes = notes_;
  if (index >= notes.size()) return;
  const AxisRange all = curves_.timeRange();
  notes[index].time = std::clamp(time, all.low, all.high);
  if (value && notes[index].curve.isEmpty()) notes[index].value = *value;
  changeNotes(std::move(notes), tr("move the marker %1").arg(quoted(notes_[index].text)), gesture);
}

/// @param isNew  otherwise it is one that is there, unless it is removed meanwhile
void PlotView::askNote(const PlotNote& note, bool isNew) {
  entry_->ask({.prompt = tr("Marker"),
               .hint = tr("what is to be read there"),
               .text = note.text,
               .words = {},
               .check = {},
               .done = [this, note, isNew](const QString& text) {
                 std::vector<PlotNote> notes = notes_;
                 PlotNote written = note;
                 written.text = text;
                 const auto old = std::find(notes.begin(), notes.end(), note);
                 if (isNew) notes.push_back(written);
                 else if (old != notes.end()) *old = written;
                 const QString words = isNew ? tr("add the marker %1") : tr("rename the marker %1");
                 changeNotes(std::move(notes), words.arg(quoted(isNew ? text : note.text)));
               }});
}

void PlotView::removeNote(std::size_t index) {
  std::vector<PlotNote> notes = notes_;
  if (index >= notes.size()) return;
  notes.erase(notes.begin() + static_cast<std::ptrdiff_t>(index));
  changeNotes(std::move(notes), tr("remove the marker %1").arg(quoted(notes_[index].text)));
}

/// @param place  of the mouse on the surface, if the menu is asked for there
void PlotView::addNoteActions(QMenu& menu, std::optional<QPoint> place) {
  const auto addFor = [&](QMenu& to, std::size_t i) {
    to.addAction(tr("Edit its text…"), this, [this, i] { askNote(notes_[i], false); });
    if (mode() == Mode::time && std::isfinite(cursor_))
      to.addAction(tr("Move it to the time cursor"), this, [this, i] { moveNote(i, cursor_, std::nullopt, 0); });
    to.addAction(tr("Remove this marker"), this, [this, i] { removeNote(i); });
  };
  const auto under = place ? surface_->markAt(*place) : std::nullopt;
  if (under) {
    menu.addSection(shortened(notes_[*under].text));
    addFor(menu, *under);
  }
  const bool canNote = curves_.rows() > 0 && mode() != Mode::spectrum;
  const bool here = place && mode() == Mode::time && surface_->plotArea().contains(*place);
  menu.addAction(here ? tr("Marker here…") : tr("Marker at the cursor…\tM"), this,
                 [this, here, place] { askNote(here ? noteAt(surface_->toUnit(*place)) : noteAtCursor(), true); })
      ->setEnabled(canNote);
  if (!notes_.empty() && !under) {
    QMenu* all = menu.addMenu(tr("Markers"));
    for (std::size_t i = 0; i < notes_.size(); ++i)
      addFor(*all->addMenu(shortened(notes_[i].text).replace('&', "&&")), i);
    all->addSeparator();
    all->addAction(tr("Remove all markers"), this, [this] { changeNotes({}, tr("remove all markers")); });
  }
  if (history_.canUndo())
    menu.addAction(tr("Undo: %1\tCtrl+Z").arg(shortened(history_.undoText())), &history_, &QUndoStack::undo);
  if (history_.canRedo())
    menu.addAction(tr("Redo: %1\tCtrl+Shift+Z").arg(shortened(history_.redoText())), &history_, &QUndoStack::redo);
  QAction* range = menu.addAction(tr("Statistics of a range\tR"), this, &PlotView::toggleRange);
  range->setCheckable(true);
  range->setChecked(range_.has_value());
  range->setEnabled(curves_.rows() > 0);
}

}  // namespace gyre::ui
