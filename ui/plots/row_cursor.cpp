#include "plots/row_cursor.h"

namespace gyre::ui {

RowCursor::Place RowCursor::moveTo(double t, bool grows) {
  const Recording& recording = *recording_;
  const std::size_t rows = recording.rows();
  if (rows == 0) return Place::notYet;
  const double first = recording.time(0), last = recording.time(rows - 1);
  if (t < first && !isSameTime(t, first)) return Place::before;
  if (t > last && !isSameTime(t, last)) return grows ? Place::notYet : Place::after;
  while (before_ + 1 < rows && recording.time(before_ + 1) <= t) ++before_;
  weights_ = RowWeights(recording, rows, before_, t);
  const bool knowsAll = rows >= RowWeights::mostRows && before_ + RowWeights::mostRows / 2 < rows;
  if (grows && !weights_.isOfOneRow() && !knowsAll) return Place::notYet;
  // The step under way at that time ends with the row after it, unless one ends just then.
  const double before = recording.time(before_);
  const bool ended = t <= before || isSameTime(t, before) || before_ + 1 == rows;
  ofStep_ = ended ? before_ : before_ + 1;
  return Place::within;
}

}  // namespace gyre::ui
