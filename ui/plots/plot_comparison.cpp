#include "plots/plot_comparison.h"

namespace gyre::ui {

void PlotComparison::setKept(std::shared_ptr<const Recording> recording, const QString& name, KeptRole role) {
  model_.runs().setKept(std::move(recording), role);
  RunLooks looks = model_.runs().looks();
  looks.kept = name;
  model_.runs().setLooks(std::move(looks));
  emit runsChanged();
}

void PlotComparison::setOverlaid(std::vector<OverlaidRun> runs) {
  if (model_.runs().setOverlaid(std::move(runs))) emit runsChanged();
}

void PlotComparison::setLooks(const QString& name, RunColors colors) {
  RunLooks looks{name, model_.runs().looks().kept, colors};
  if (looks == model_.runs().looks()) return;
  model_.runs().setLooks(std::move(looks));
  emit runsChanged();
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
  model_.runs().setDifferenceNames({name, baseline});
  emit namesChanged();
}

}  // namespace gyre::ui

#include "moc_plot_comparison.cpp"
