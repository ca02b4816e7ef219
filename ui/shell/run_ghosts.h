#pragma once
// The runs beside the one shown as ghosts: which of them, where they are at a time, and a legend of their names.

#include "run/run_set.h"
#include "viewport/viewport.h"

#include <QPainter>

namespace gyre::ui {

class RunGhosts {
 public:
  /// Those that are visible now; they stay these, whatever becomes of the set.
  explicit RunGhosts(const RunSet& runs);

  bool any() const { return !runs_.empty(); }
  /// In the colours of their curves; the first ones where there are too many bodies.
  std::vector<Ghost> at(double time) const;
  /// In the upper left corner of a picture so high: the run whose bodies are solid, then the ghosts, as far as there is
  /// room for their names.
  void paintLegend(QPainter& painter, int height) const;

 private:
  QString shown_;
  std::vector<RunPtr> runs_;
};

}  // namespace gyre::ui
