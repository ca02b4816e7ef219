#pragma once
// A change of the markers of a plot, in the history of that plot.

#include "plots/plot_choices.h"

#include <QUndoCommand>

#include <functional>
#include <vector>

namespace gyre::ui {

class NotesCommand : public QUndoCommand {
 public:
  using Notes = std::vector<PlotNote>;

  /// @param gesture  changes with the same non-zero number become one
  /// @param show     shows them in the plot
  NotesCommand(const QString& text, Notes before, Notes after, int gesture, std::function<void(const Notes&)> show)
      : QUndoCommand(text),
        before_(std::move(before)),
        after_(std::move(after)),
        gesture_(gesture),
        show_(std::move(show)) {}

  void undo() override { show_(before_); }
  void redo() override { show_(after_); }
  int id() const override { return gesture_ != 0 ? 1 : -1; }
  bool mergeWith(const QUndoCommand* next) override {
    const auto& later = static_cast<const NotesCommand&>(*next);  // the same id
    if (later.gesture_ != gesture_) return false;
    after_ = later.after_;
    setObsolete(after_ == before_);
    return true;
  }

 private:
  Notes before_, after_;
  int gesture_;
  std::function<void(const Notes&)> show_;
};

}  // namespace gyre::ui
