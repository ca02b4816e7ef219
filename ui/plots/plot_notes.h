#pragma once
// The points with words that the user puts into a plot: on a curve or beside it, moved by the mouse, written in the
// line above the plot, and taken back step by step.

#include "plots/plot_layer.h"
#include "plots/plot_model.h"

#include <QUndoStack>

class QMenu;

namespace gyre::ui {

class EntryRow;
class PlotSurface;

class PlotNotes : public QObject, public PlotLayer {
  Q_OBJECT
 public:
  /// The key that makes a note at the cursor.
  static constexpr int letter = Qt::Key_M;

  /// All of them outlive this.
  PlotNotes(const PlotModel& model, PlotSurface& surface, EntryRow& entry);

  const std::vector<PlotNote>& all() const { return notes_; }
  /// What the user did to others can no longer be taken back.
  void set(std::vector<PlotNote> notes);
  /// What the user did to the notes, to be taken back.
  QUndoStack& history() { return history_; }
  void place(const PlotLook& look) override;
  /// @param at  place of the mouse on the surface, if the menu is asked for there
  void addActions(QMenu& menu, std::optional<QPoint> at);

 signals:
  void changed();

 private:
  void show(const std::vector<PlotNote>& notes);
  /// @param gesture  changes with the same non-zero number are taken back together
  void change(std::vector<PlotNote> notes, const QString& text, int gesture = 0);
  void addActionsFor(QMenu& menu, std::size_t index);
  void ask(const PlotNote& note, bool isNew);
  void move(std::size_t index, double time, std::optional<double> value, int gesture);
  void remove(std::size_t index);
  PlotLook look() const;
  bool canAdd() const;
  PlotNote at(QPointF unit) const;
  PlotNote atCursor() const;

  const PlotModel& model_;
  PlotSurface& surface_;
  EntryRow& entry_;
  std::vector<PlotNote> notes_;
  QUndoStack history_;
  int gesture_ = 1;
};

}  // namespace gyre::ui
