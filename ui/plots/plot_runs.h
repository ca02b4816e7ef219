#pragma once
// The runs of a plot: the curves of the run that is shown, with those of the kept run behind them; other runs beside
// them; and what they are called.

#include "io/csv.h"
#include "plots/drawn_curves.h"
#include "plots/overlaid_runs.h"

#include <utility>

namespace gyre::ui {

/// What the runs are called beside each other, and their colours.
struct RunLooks {
  QString name, kept;
  RunColors colors;

  bool operator==(const RunLooks&) const = default;
};

/// Which run minus which one, "geom1 minus geom2 (h = 1 ms)", and what the baseline is called.
struct DifferenceNames {
  QString difference, baseline;
};

class PlotRuns {
 public:
  PlottedCurves& curves() { return curves_; }
  const PlottedCurves& curves() const { return curves_; }
  /// What there is to see of them.
  DrawnCurves drawn() const {
    return DrawnCurves(curves_, areCompared() ? std::optional(looks_.colors) : std::nullopt);
  }
  const OverlaidRuns& overlaid() const { return overlaid_; }

  /// A run to compare with, behind the curves; null: none.
  void setKept(std::shared_ptr<const Recording> recording, KeptRole role);
  /// More runs.
  /// @return whether they are others than before
  bool setOverlaid(std::vector<OverlaidRun> runs);
  void setLooks(RunLooks looks) { looks_ = std::move(looks); }
  const RunLooks& looks() const { return looks_; }
  /// Curves of several runs are shown, or what runs differ by: colours tell the runs.
  bool areCompared() const { return isDifference() || curves_.showsKept() || !overlaid_.runs().empty(); }

  /// Each run minus the baseline, instead of the runs.
  /// @param magnitudes  without its sign, for a logarithmic axis
  void setDifference(bool on, bool magnitudes);
  bool isDifference() const { return curves_.isDifference(); }
  void setDifferenceNames(DifferenceNames names) { differenceNames_ = std::move(names); }
  const DifferenceNames& differenceNames() const { return differenceNames_; }
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
  RunLooks looks_;
  DifferenceNames differenceNames_;
  bool magnitudes_ = false;
  bool isBehind_ = false;
};

}  // namespace gyre::ui
