#pragma once
// Which other runs a plot shows beside its own, and whether it shows what they differ by.

#include "plots/plot_model.h"

#include <QObject>

namespace gyre::ui {

class PlotComparison : public QObject {
  Q_OBJECT
 public:
  /// @param model  outlives this
  explicit PlotComparison(PlotModel& model) : model_(model) {}

  /// Draws a run to compare with behind the curves; null: none.
  void setKept(std::shared_ptr<const Recording> recording, const QString& name, KeptRole role = KeptRole::baseline);
  /// More runs, over time.
  void setOverlaid(std::vector<OverlaidRun> runs);
  /// What the run is called beside others, and the colours of both it and the kept one.
  void setLooks(const QString& name, RunColors colors);
  /// Shows, of every channel that both have, each run minus the baseline; on a logarithmic axis its magnitude.
  void setDifference(bool on);
  bool isDifference() const { return model_.curves().isDifference(); }
  /// Which run minus which one: "geom1 minus geom2 (h = 1 ms)", and what the baseline is called.
  void setDifferenceName(const QString& name, const QString& baseline = {});
  /// The run, or some of those it is compared with, go on: what is made of their last rows has to wait.
  void setGrowing(bool run, bool others = false);

 signals:
  void runsChanged();
  void differenceChanged();
  void namesChanged();

 private:
  PlotModel& model_;
};

}  // namespace gyre::ui
