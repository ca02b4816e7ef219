#pragma once
// Runs drawn behind the curves of a plot, each in a colour of its own: those of their channels that the plot shows, by
// name and unit.

#include "plots/curve_canvas.h"
#include "plots/curve_reduction.h"
#include "plots/plot_window.h"

#include <QDeadlineTimer>
#include <QString>

#include <memory>
#include <vector>

namespace gyre::ui {

struct OverlaidRun {
  std::shared_ptr<const Recording> recording;
  QString name;
  int color = 0;  ///< place in Theme::curves

  bool operator==(const OverlaidRun&) const = default;
};

/// What of them is drawn.
struct OverlaidChannel {
  QString name, unit;
  bool ofSteps = false;

  bool operator==(const OverlaidChannel&) const = default;
};

class OverlaidRuns {
 public:
  void setRuns(std::vector<OverlaidRun> runs);
  void setChannels(std::vector<OverlaidChannel> channels);
  const std::vector<OverlaidRun>& runs() const { return runs_; }
  bool empty() const { return curves_.empty(); }

  /// Takes in new rows until the deadline; true when some are left.
  bool takeNewRows(const QDeadlineTimer& deadline);
  /// Of all curves together.
  std::size_t rowsTaken() const;
  /// Of all rows that are taken in; not resolvable where there are none.
  AxisRange timeRange() const;
  Extremes extremes(const AxisRange& time) const;
  std::vector<CurveShape> shapes(const PlotWindow& window, const QSizeF& size, const Theme& theme) const;

 private:
  struct Curve {
    std::size_t run;
    bool ofSteps;
    ExtremesTree tree;
  };
  void findCurves();

  std::vector<OverlaidRun> runs_;
  std::vector<OverlaidChannel> channels_;
  std::vector<Curve> curves_;
};

}  // namespace gyre::ui
