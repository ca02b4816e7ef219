#pragma once
// Statistics of the curves of a plot over a marked range of time, taken in by parts of frames, and as the run goes on.

#include "figure/axes_window.h"
#include "run/recording.h"
#include "signals/range_statistics.h"

#include <QColor>
#include <QDeadlineTimer>
#include <QString>

#include <memory>
#include <vector>

namespace gyre::ui {

/// A curve whose statistics are asked for.
struct FigureSource {
  QString name, unit;
  QColor color;
  std::shared_ptr<const Recording> recording;
  std::size_t column = 0;
  std::size_t rows = 0;  ///< that are known so far
  bool ofSteps = false;
};

class RangeFigures {
 public:
  struct Figures {
    QString name, unit;
    QColor color;
    std::optional<RangeStatistics> statistics;
  };

  /// Goes on where it stopped, unless the range or the curves have changed. True when all rows are in.
  bool take(const std::vector<FigureSource>& sources, const AxisRange& range, QDeadlineTimer deadline);
  std::vector<Figures> figures() const;

 private:
  struct Curve {
    FigureSource source;
    RangeStatisticsSum sum;
    std::size_t next;     ///< row
    bool isPast = false;  ///< a row after the range has been taken in

    bool take(const AxisRange& range, const QDeadlineTimer& deadline);
  };
  bool isOf(const std::vector<FigureSource>& sources) const;
  void restart(const std::vector<FigureSource>& sources);

  AxisRange range_;
  std::vector<Curve> curves_;
};

}  // namespace gyre::ui
