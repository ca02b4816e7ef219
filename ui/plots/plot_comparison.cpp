#include "plots/plot_comparison.h"

namespace gyre::ui {

void PlotComparison::setKept(std::shared_ptr<const Recording> recording, const QString& name, KeptRole role) {
  model_.runs().setKept(std::move(recording), name, role);
  emit runsChanged();
}

void PlotComparison::setOverlaid(std::vector<OverlaidRun> runs, std::optional<int> colorOfKept) {
  if (model_.runs().setOverlaid(std::move(runs), colorOfKept)) emit runsChanged();
}

void PlotComparison::setGrowing(bool run, bool others) { model_.runs().setGrowing(run, others); }

void PlotComparison::setDifference(bool on) {
  on = on && model_.content().traits().canCompare;
  if (on == isDifference()) return;
  model_.runs().setDifference(on, model_.sight().window().logY);
  model_.sight().fitValues();
  emit differenceChanged();
}

void PlotComparison::setDifferenceName(const QString& name, const QString& baseline) {
  model_.runs().setDifferenceName(name, baseline);
  emit namesChanged();
}

}  // namespace gyre::ui

#include "moc_plot_comparison.cpp"
