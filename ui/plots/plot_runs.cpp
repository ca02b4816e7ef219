#include "plots/plot_runs.h"

namespace gyre::ui {

namespace {

constexpr int takingOverlaid = 6;  ///< of a frame, for new rows of other runs [ms]

}  // namespace

void PlotRuns::setKept(std::shared_ptr<const Recording> recording, KeptRole role) {
  curves_.setKept(std::move(recording), role);
}

bool PlotRuns::setOverlaid(std::vector<OverlaidRun> runs) {
  if (runs == overlaid_.runs()) return false;
  overlaid_.setRuns(std::move(runs));
  return true;
}

void PlotRuns::setDifference(bool on, bool magnitudes) {
  curves_.setDifference(on, magnitudes);
  magnitudes_ = magnitudes;
}

CsvMetadata PlotRuns::differenceWarnings() const {
  if (!isDifference()) return {};
  return {{"difference", curves_.runs().runIsBaseline() ? "the kept run minus this one, at the times of the kept run"
                                                        : "this run minus the kept one, at the times of this run"}};
}

void PlotRuns::setGrowing(bool run, bool others) {
  curves_.setGrowing(run, others);
  overlaid_.setGrowing(others, curves_.runs().runIsBaseline() ? run : others);
}

bool PlotRuns::takeNewRows() {
  const bool any = curves_.takeNewRows();
  isBehind_ = curves_.isBehind();
  const bool others = takeOverlaidRows();
  return any || others;
}

bool PlotRuns::takeOverlaidRows() {
  std::vector<OverlaidChannel> channels;
  for (const PlottedCurve& curve : curves_.all())
    channels.push_back({curve.name, curve.unit, curve.isFormula, curve.ofSteps});
  overlaid_.setBaseline(isDifference() ? curves_.runs().baseline() : nullptr, isDifference() && magnitudes_);
  overlaid_.setChannels(std::move(channels));
  if (overlaid_.empty()) return false;
  const std::size_t before = overlaid_.rowsTaken();
  isBehind_ |= overlaid_.takeNewRows(QDeadlineTimer(takingOverlaid, Qt::PreciseTimer));
  return overlaid_.rowsTaken() != before;
}

void PlotRuns::takeAllOverlaid() {
  while (overlaid_.takeNewRows(QDeadlineTimer(QDeadlineTimer::Forever))) {
  }
}

}  // namespace gyre::ui
