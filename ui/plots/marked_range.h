#pragma once
// A range of time that the user marks in a plot, and its statistics in a table below.

#include "plots/plot_layer.h"
#include "plots/plot_model.h"
#include "plots/range_figures.h"

#include <QTimer>

class QMenu;

namespace gyre::ui {

class PlotSurface;
class RangeTable;

class MarkedRange : public QObject, public PlotLayer {
  Q_OBJECT
 public:
  /// The key that marks all that is in sight.
  static constexpr int letter = Qt::Key_R;

  /// All of them outlive this.
  MarkedRange(const PlotModel& model, PlotSurface& surface, RangeTable& table);

  const std::optional<AxisRange>& range() const { return range_; }
  /// Nothing: takes it away.
  void set(std::optional<AxisRange> range);
  void place(const PlotLook& look) override;
  void addActions(QMenu& menu);

 signals:
  void changed();

 private:
  /// Marks all that is in sight, or nothing.
  void toggle();
  void report();

  const PlotModel& model_;
  PlotSurface& surface_;
  RangeTable& table_;
  std::optional<AxisRange> range_;
  RangeFigures figures_;
  QTimer more_;  ///< goes on with the statistics of a long range
};

}  // namespace gyre::ui
