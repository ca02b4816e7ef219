#pragma once
// Statistics of the curves of a plot over a marked range of time, taken in by parts of frames, and as the run goes on.

#include "plots/plotted_curves.h"
#include "signals/range_statistics.h"

#include <QDeadlineTimer>

#include <vector>

namespace gyre::ui {

class RangeFigures {
 public:
  struct Figures {
    QString name, unit;
    QColor color;
    std::optional<RangeStatistics> statistics;
  };

  /// Goes on where it stopped, unless the range or the curves have changed. True when all rows are in.
  bool take(const PlottedCurves& curves, const AxisRange& range, const Theme& theme, QDeadlineTimer deadline);
  std::vector<Figures> figures() const;

 private:
  struct Curve {
    QString name, unit;
    QColor color;
    int column;
    RangeStatisticsSum sum;
  };
  void restart(const PlottedCurves& curves, const AxisRange& range, const Theme& theme);

  std::shared_ptr<const Recording> recording_;
  AxisRange range_;
  std::vector<Curve> curves_;
  std::size_t next_ = 0;
  bool isPast_ = false;  ///< a row after the range has been taken in
};

}  // namespace gyre::ui
