#include "plots/plot_notes.h"

#include "figure/plot_gestures.h"
#include "figure/plot_surface.h"
#include "plots/entry_row.h"
#include "plots/notes_command.h"
#include "theme/menu_text.h"

#include <QMenu>

#include <algorithm>

namespace gyre::ui {

namespace {

constexpr double nearCurve = 24;  ///< a marker this near to a curve is on it [pixels]

QString shortened(QString text) {
  constexpr qsizetype longest = 40;
  return text.size() > longest ? text.left(longest - 1) + QChar(u'…') : text;
}

QString quoted(const QString& text) { return QStringLiteral("“%1”").arg(shortened(text)); }

}  // namespace

PlotNotes::PlotNotes(const PlotModel& model, PlotSurface& surface, EntryRow& entry)
    : model_(model), surface_(surface), entry_(entry) {
  surface.gestures().setHistory(&history_);
  connect(&surface.gestures(), &PlotGestures::letterPressed, this, [this](int key) {
    if (key == letter && !model_.isPane() && canAdd()) ask(atCursor(), true);
  });
  connect(&surface.gestures(), &PlotGestures::markActivated, this, [this](std::size_t i) { ask(notes_[i], false); });
  connect(&surface.gestures(), &PlotGestures::markDragged, this, [this](std::size_t i, QPointF unit) {
    if (!model_.isOverTime()) return;
    const AxesWindow& window = model_.sight().window();
    move(i, window.x.fromUnit(unit.x()), window.ofY(window.y.fromUnit(unit.y())), gesture_);
  });
  connect(&surface.gestures(), &PlotGestures::markDropped, this, [this] { ++gesture_; });
}

void PlotNotes::set(std::vector<PlotNote> notes) {
  if (notes == notes_) return;
  history_.clear();
  show(notes);
}

void PlotNotes::show(const std::vector<PlotNote>& notes) {
  notes_ = notes;
  place(look());
  emit changed();
}

void PlotNotes::change(std::vector<PlotNote> notes, const QString& text, int gesture) {
  if (notes == notes_) return;
  history_.push(new NotesCommand(text, notes_, std::move(notes), gesture,
                                 [this](const std::vector<PlotNote>& shown) { show(shown); }));
}

void PlotNotes::place(const PlotLook& look) {
  std::vector<PlotMark> marks;
  for (const PlotNote& note : notes_) {
    const auto place = model_.content().placeOf(note, look);
    QColor color = look.theme->textMuted;
    for (const PlottedCurve& curve : model_.curves().all())
      if (curve.name == note.curve) color = model_.drawn().lookOf(curve, *look.theme).color;
    marks.push_back({place.value_or(QPointF(std::nan(""), std::nan(""))), note.text, color});
  }
  surface_.layers().marks.set(std::move(marks));
  surface_.update();
}

PlotLook PlotNotes::look() const { return model_.look(surface_.plotArea().size()); }

bool PlotNotes::canAdd() const { return model_.curves().rows() > 0 && model_.content().traits().hasMoments; }

/// On the curve that is near, else at the place itself.
PlotNote PlotNotes::at(QPointF unit) const {
  const PlotLook look = this->look();
  PlotNote note{
      .text = {}, .time = look.window.x.fromUnit(unit.x()), .value = look.window.ofY(look.window.y.fromUnit(unit.y()))};
  double nearest = nearCurve;
  for (const PlottedCurve& curve : model_.curves().all()) {
    PlotNote onCurve = note;
    onCurve.curve = curve.name;
    const auto place = model_.content().placeOf(onCurve, look);
    const double distance = place ? std::abs(place->y() - unit.y() * look.size.height()) : nearest;
    if (distance >= nearest) continue;
    nearest = distance;
    note.curve = curve.name;
  }
  return note;
}

/// Where the time cursor is, on the first curve.
PlotNote PlotNotes::atCursor() const {
  const AxisRange& shown = model_.sight().window().x;
  const double cursor = model_.cursor();
  const bool inSight = std::isfinite(cursor) && (!model_.isOverTime() || (cursor >= shown.low && cursor <= shown.high));
  return {.text = {},
          .time = inSight ? cursor : model_.timeInSight().fromUnit(0.5),
          .value = 0,
          .curve = model_.curves().all().front().name};
}

/// Along its curve, or anywhere where it is on none; not out of the time of the run.
void PlotNotes::move(std::size_t index, double time, std::optional<double> value, int gesture) {
  std::vector<PlotNote> notes = notes_;
  if (index >= notes.size()) return;
  const AxisRange all = model_.drawn().timeRange();
  notes[index].time = std::clamp(time, all.low, all.high);
  if (value && notes[index].curve.isEmpty()) notes[index].value = *value;
  change(std::move(notes), tr("move the marker %1").arg(quoted(notes_[index].text)), gesture);
}

/// @param isNew  otherwise it is one that is there, unless it is removed meanwhile
void PlotNotes::ask(const PlotNote& note, bool isNew) {
  entry_.ask({.prompt = tr("Marker"),
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
                change(std::move(notes), words.arg(quoted(isNew ? text : note.text)));
              }});
}

void PlotNotes::remove(std::size_t index) {
  std::vector<PlotNote> notes = notes_;
  if (index >= notes.size()) return;
  notes.erase(notes.begin() + static_cast<std::ptrdiff_t>(index));
  change(std::move(notes), tr("remove the marker %1").arg(quoted(notes_[index].text)));
}

void PlotNotes::addActionsFor(QMenu& menu, std::size_t index) {
  menu.addAction(tr("Edit its text…"), this, [this, index] { ask(notes_[index], false); });
  if (model_.isOverTime() && std::isfinite(model_.cursor()))
    menu.addAction(tr("Move it to the time cursor"), this,
                   [this, index] { move(index, model_.cursor(), std::nullopt, 0); });
  menu.addAction(tr("Remove this marker"), this, [this, index] { remove(index); });
}

void PlotNotes::addActions(QMenu& menu, std::optional<QPoint> at) {
  const auto under = at ? surface_.layers().marks.at(*at, surface_.paper()) : std::nullopt;
  if (under) {
    menu.addSection(shortened(notes_[*under].text));
    addActionsFor(menu, *under);
  }
  const bool here = at && model_.isOverTime() && surface_.plotArea().contains(*at);
  menu.addAction(here ? tr("Marker here…") : tr("Marker at the cursor…\tM"), this,
                 [this, here, at] { ask(here ? this->at(surface_.toUnit(*at)) : atCursor(), true); })
      ->setEnabled(canAdd());
  if (!notes_.empty() && !under) {
    QMenu* all = menu.addMenu(tr("Markers"));
    for (std::size_t i = 0; i < notes_.size(); ++i)
      addActionsFor(*all->addMenu(menuText(shortened(notes_[i].text))), i);
    all->addSeparator();
    all->addAction(tr("Remove all markers"), this, [this] { change({}, tr("remove all markers")); });
  }
  if (history_.canUndo())
    menu.addAction(tr("Undo: %1\tCtrl+Z").arg(shortened(history_.undoText())), &history_, &QUndoStack::undo);
  if (history_.canRedo())
    menu.addAction(tr("Redo: %1\tCtrl+Shift+Z").arg(shortened(history_.redoText())), &history_, &QUndoStack::redo);
}

}  // namespace gyre::ui

#include "moc_plot_notes.cpp"
