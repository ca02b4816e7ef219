#pragma once
// Runs drawn beside the curves of a plot, each in a colour of its own: those of their channels that the plot shows, by
// name and unit, and its formulas over them. Or what each of them differs from a baseline by, at its own times.

#include "figure/axes_window.h"
#include "figure/curve_canvas.h"
#include "plots/drawn_curves.h"
#include "plots/run_difference.h"
#include "signals/derived_rows.h"

#include <QDeadlineTimer>
#include <QString>

#include <memory>
#include <vector>

namespace gyre::ui {

struct OverlaidRun {
  std::shared_ptr<const Recording> recording;
  QString name;
  int color = 0;                ///< place of runLook()
  QString differenceName = {};  ///< "geom3 minus geom1 (h = 1 ms)"

  bool operator==(const OverlaidRun&) const = default;
};

/// What of them is drawn.
struct OverlaidChannel {
  QString name, unit;
  bool isFormula = false;
  bool ofSteps = false;

  bool operator==(const OverlaidChannel&) const = default;
};

class OverlaidRuns {
 public:
  struct Curve {
    std::size_t run, channel;  ///< in runs() and channels()
    std::size_t column;        ///< of rowsOf(run)
    ExtremesTree tree;
    ExtremesTree uncertainty;  ///< of a difference
  };

  void setRuns(std::vector<OverlaidRun> runs);
  void setChannels(std::vector<OverlaidChannel> channels);
  /// Draws each run minus this one; null: the runs themselves.
  /// @param rows        of the baseline, with the formulas among the channels, too
  /// @param magnitudes  without its sign, for a logarithmic axis
  void setBaseline(std::shared_ptr<const Recording> rows, bool magnitudes);
  /// More rows of the runs, or of the baseline, are to come soon: what is made of the last ones has to wait.
  void setGrowing(bool runs, bool baseline);
  const std::vector<OverlaidRun>& runs() const { return runs_; }
  const std::vector<OverlaidChannel>& channels() const { return channels_; }
  /// One per run and channel that both have.
  const std::vector<Curve>& curves() const { return curves_; }
  bool empty() const { return curves_.empty(); }
  bool isDifference() const { return baseline_ != nullptr; }
  /// What is drawn of a run: itself, what is derived of it, or the difference.
  const std::shared_ptr<const Recording>& rowsOf(std::size_t run) const { return drawn_[run].rows; }

  /// Takes in new rows until the deadline; true when some are left.
  bool takeNewRows(const QDeadlineTimer& deadline);
  /// Rows taken in, of all curves together.
  std::size_t rowsTaken() const;
  /// Times of all rows that are taken in; not resolvable where there are none.
  AxisRange timeRange() const;
  Extremes extremes(const AxisRange& time, OfAxis axis = OfAxis::any) const;
  /// Extremes of one curve: of the difference, and of how uncertain interpolation makes it.
  Extremes extremesOf(const Curve& curve, const AxisRange& time) const;
  double uncertaintyOf(const Curve& curve, const AxisRange& time) const;
  std::vector<CurveShape> shapes(const AxesWindow& window, const QSizeF& size, const Theme& theme,
                                 const std::optional<AxisRange>& second = {}) const;

 private:
  struct Drawn {
    std::unique_ptr<DerivedRows> derived;
    std::unique_ptr<RunDifference> difference;
    std::shared_ptr<const Recording> rows;
  };
  void findCurves();
  void findCurvesOf(std::size_t run);
  bool isOnSecond(const Curve& curve) const { return channels_[curve.channel].unit != channels_.front().unit; }
  bool ofSteps(const Curve& curve) const { return channels_[curve.channel].ofSteps; }

  std::vector<OverlaidRun> runs_;
  std::vector<OverlaidChannel> channels_;
  std::shared_ptr<const Recording> baseline_;
  bool magnitudes_ = false;
  bool grow_ = false, baselineGrows_ = false;
  std::vector<Drawn> drawn_;  ///< of each run
  std::vector<Curve> curves_;
};

}  // namespace gyre::ui
