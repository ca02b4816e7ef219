// Other runs behind the curves of a plot over time.

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
    if (!curve.isFormula) channels.push_back({curve.name, curve.unit, curve.ofSteps});
  overlaid_.setChannels(std::move(channels));
  if (overlaid_.empty()) return false;
  const std::size_t before = overlaid_.rowsTaken();
  if (overlaid_.takeNewRows(QDeadlineTimer(takingOverlaid, Qt::PreciseTimer))) catchUp_.start();
  return overlaid_.rowsTaken() != before;
}

/// Of the kept run and of the others.
void PlotView::appendRunNames(std::vector<LegendEntry>& entries) const {
  if (isPane_) return;
  if (curves_.showsKept() && keptColor_) entries.push_back({keptName_, {}, theme_->curve(*keptColor_)});
  else if (curves_.showsKept())
    entries.push_back({tr("pale: %1").arg(keptName_), {}, keptColor(*theme_, curves_.all().front().color)});
  if (!drawsOverlaid() || overlaid_.empty()) return;
  for (const OverlaidRun& run : overlaid_.runs()) entries.push_back({run.name, {}, theme_->curve(run.color)});
}

}  // namespace gyre::ui
