// Other runs beside the curves of a plot over time, or what they differ from the baseline by.

#include "plots/difference_table.h"
#include "plots/plot_legend.h"
#include "plots/plot_view.h"

#include <utility>

namespace gyre::ui {
namespace {

constexpr int takingOverlaid = 6;  // of a frame, for new rows of other runs [ms]

}  // namespace

void PlotView::setOverlaid(std::vector<OverlaidRun> runs, std::optional<int> colorOfKept) {
  if (runs == overlaid_.runs() && colorOfKept == keptColor_) return;
  overlaid_.setRuns(std::move(runs));
  keptColor_ = colorOfKept;
  curves_.setKeptColor(colorOfKept);
  takeNewRows();
  rebuild();
}

bool PlotView::takeOverlaidRows() {
  std::vector<OverlaidChannel> channels;
  for (const PlottedCurve& curve : curves_.all())
    channels.push_back({curve.name, curve.unit, curve.isFormula, curve.ofSteps});
  overlaid_.setBaseline(isDifference() ? curves_.baseline() : nullptr, isDifference() && window_.logarithmic);
  overlaid_.setChannels(std::move(channels));
  if (overlaid_.empty()) return false;
  const std::size_t before = overlaid_.rowsTaken();
  if (overlaid_.takeNewRows(QDeadlineTimer(takingOverlaid, Qt::PreciseTimer))) catchUp_.start();
  return overlaid_.rowsTaken() != before;
}

/// Why nothing is shown: other runs may differ where the run cannot.
std::optional<NoDifference> PlotView::lack() const {
  return drawsOverlaid() && !overlaid_.empty() ? std::nullopt : curves_.lack();
}

CsvMetadata PlotView::differenceRemarks() const {
  if (!isDifference()) return {};
  return {{"difference", curves_.runIsBaseline() ? "the kept run minus this one, at the times of the kept run"
                                                 : "this run minus the kept one, at the times of this run"}};
}

/// Those of the other runs in the same table.
void PlotView::addDifferences(PlotData& data) {
  data.remarks = differenceRemarks();
  if (!drawsOverlaid() || overlaid_.empty()) return;
  while (overlaid_.takeNewRows(QDeadlineTimer(QDeadlineTimer::Forever))) {
  }
  std::vector<DifferenceColumn> columns;
  for (const PlottedCurve& curve : curves_.all())
    if (curve.shown > 0) {
      const auto column = static_cast<std::size_t>(curve.shown);
      columns.push_back({data.recording, column, curve.ofSteps, data.recording->channels()[column].name});
    }
  std::size_t number = 1, last = overlaid_.runs().size();
  for (const OverlaidRuns::Curve& curve : overlaid_.curves()) {
    const OverlaidChannel& channel = overlaid_.channels()[curve.channel];
    const auto& rows = overlaid_.rowsOf(curve.run);
    if (std::exchange(last, curve.run) != curve.run)
      data.remarks.emplace_back("difference " + std::to_string(++number),
                                overlaid_.runs()[curve.run].differenceName.toStdString());
    columns.push_back(
        {rows, curve.column, channel.ofSteps, rows->channels()[curve.column].name + '_' + std::to_string(number)});
  }
  data.recording = differenceTable(columns);
  data.columns.clear();
  for (std::size_t i = 0; data.recording && i < columns.size(); ++i) data.columns.push_back(i + 1);
}

/// Of the kept run and of the others.
void PlotView::appendRunNames(std::vector<LegendEntry>& entries) const {
  if (isPane_) return;
  const auto add = [&](const QString& name, const RunLook& look) {
    entries.push_back({name, {}, look.color, Marker::none, look.line});
  };
  if (curves_.showsKept() && keptColor_) add(keptName_, runLook(*theme_, *keptColor_));
  else if (curves_.showsKept()) add(tr("pale: %1").arg(keptName_), {keptColor(*theme_, curves_.all().front().color)});
  if (!drawsOverlaid() || overlaid_.empty()) return;
  if (isDifference()) return appendDifferences(entries);
  for (const OverlaidRun& run : overlaid_.runs()) add(run.name, runLook(*theme_, run.color));
}

/// Of each run, with its values where the plot shows one channel.
void PlotView::appendDifferences(std::vector<LegendEntry>& entries) const {
  for (std::size_t run = 0; run < overlaid_.runs().size(); ++run) {
    const OverlaidRun& shown = overlaid_.runs()[run];
    const RunLook look = runLook(*theme_, shown.color);
    LegendEntry entry{shown.differenceName, {}, look.color, Marker::none, look.line};
    entry.shown = false;
    for (const OverlaidRuns::Curve& curve : overlaid_.curves()) {
      if (curve.run != run) continue;
      entry.shown = true;
      if (overlaid_.channels().size() > 1) break;
      const OverlaidChannel& channel = overlaid_.channels().front();
      const Extremes all = overlaid_.extremesOf(curve, window_.time);
      if (all.empty()) break;
      const double norm = std::max(std::abs(all.minimum), std::abs(all.maximum));
      entry.norm = tr("max %1").arg(valueText(channel.unit, channel.ofSteps, norm, 3));
      const Recording& rows = *overlaid_.rowsOf(run);
      const std::size_t count = curve.tree.rows();
      if (std::isfinite(cursor_) && cursor_ >= rows.time(0) && cursor_ <= rows.time(count - 1)) {
        const double value = rows.at(std::min(rows.rowAt(cursor_), count - 1), curve.column);
        entry.value = valueText(channel.unit, channel.ofSteps, isNoise(value) ? 0 : value);
      }
    }
    entries.push_back(std::move(entry));
  }
}

}  // namespace gyre::ui
