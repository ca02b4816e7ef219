#pragma once
// The runs of a plot: the curves of the run that is shown, with those of the kept run behind them; other runs beside
// them; and what they are called.

#include "io/csv.h"
#include "plots/drawn_curves.h"
#include "plots/overlaid_runs.h"

#include <optional>

namespace gyre::ui {

class PlotRuns {
 public:
  PlottedCurves& curves() { return curves_; }
  const PlottedCurves& curves() const { return curves_; }
  /// What there is to see of them.
  DrawnCurves drawn() const { return DrawnCurves(curves_, keptColor_); }
  const OverlaidRuns& overlaid() const { return overlaid_; }

  /// A run to compare with, paler, behind the curves; null: none.
  void setKept(std::shared_ptr<const Recording> recording, const QString& name, KeptRole role);
  const QString& keptName() const { return keptName_; }
  /// More runs, each in its colour; the kept one then has this colour, too.
  /// @return whether they are others than before
  bool setOverlaid(std::vector<OverlaidRun> runs, std::optional<int> colorOfKept);
  const std::optional<int>& keptColor() const { return keptColor_; }

  /// Each run minus the baseline, instead of the runs.
  /// @param magnitudes  without its sign, for a logarithmic axis
  void setDifference(bool on, bool magnitudes);
  bool isDifference() const { return curves_.isDifference(); }
  /// Which run minus which one, "geom1 minus geom2 (h = 1 ms)", and what the baseline is called.
  void setDifferenceName(const QString& name, const QString& baseline);
  const QString& differenceName() const { return differenceName_; }
  const QString& baselineName() const { return baselineName_; }
  /// Which differences a table has; nothing where it has none.
  CsvMetadata differenceWarnings() const;

  /// The run, or some of those it is compared with, go on: what is made of their last rows has to wait.
  void setGrowing(bool run, bool others);
  /// Takes in new rows for a part of a frame; true when there were any.
  bool takeNewRows();
  /// The time did not suffice for all of them.
  bool isBehind() const { return isBehind_; }
  /// Takes in all rows of the overlaid runs.
  void takeAllOverlaid();

 private:
  bool takeOverlaidRows();

  PlottedCurves curves_;
  OverlaidRuns overlaid_;
  QString keptName_, differenceName_, baselineName_;
  std::optional<int> keptColor_;
  bool magnitudes_ = false;
  bool isBehind_ = false;
};

}  // namespace gyre::ui
