#include "plots/overlaid_runs.h"

#include "plots/curve_points.h"
#include "run/column_named.h"

#include <algorithm>
#include <utility>

namespace gyre::ui {
namespace {

constexpr std::size_t overlaidRowsAtOnce = 4096;

/// 0: there is none.
std::size_t columnOfChannel(const Recording& recording, const OverlaidChannel& wanted) {
  const std::size_t column = columnNamed(recording, wanted.name.toStdString()).value_or(0);
  return recording.channels()[column].unit == wanted.unit.toStdString() ? column : 0;
}

}  // namespace

void OverlaidRuns::setRuns(std::vector<OverlaidRun> runs) {
  if (runs == runs_) return;
  runs_ = std::move(runs);
  findCurves();
}

void OverlaidRuns::setChannels(std::vector<OverlaidChannel> channels) {
  if (channels == channels_) return;
  channels_ = std::move(channels);
  findCurves();
}

void OverlaidRuns::findCurves() {
  curves_.clear();
  for (std::size_t run = 0; run < runs_.size(); ++run)
    for (const OverlaidChannel& channel : channels_)
      if (const std::size_t column = columnOfChannel(*runs_[run].recording, channel); column > 0)
        curves_.push_back({run, channel.ofSteps, ExtremesTree(column)});
}

bool OverlaidRuns::takeNewRows(const QDeadlineTimer& deadline) {
  bool more = false;
  do {
    more = false;
    for (Curve& curve : curves_) more |= curve.tree.append(*runs_[curve.run].recording, overlaidRowsAtOnce) > 0;
  } while (more && !deadline.hasExpired());
  return more;
}

std::size_t OverlaidRuns::rowsTaken() const {
  std::size_t out = 0;
  for (const Curve& curve : curves_) out += curve.tree.rows();
  return out;
}

AxisRange OverlaidRuns::timeRange() const {
  AxisRange out{std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};
  for (const Curve& curve : curves_) {
    if (curve.tree.rows() == 0) continue;
    const Recording& recording = *runs_[curve.run].recording;
    out.low = std::min(out.low, recording.time(0));
    out.high = std::max(out.high, recording.time(curve.tree.rows() - 1));
  }
  return out;
}

Extremes OverlaidRuns::extremes(const AxisRange& time) const {
  Extremes out;
  for (const Curve& curve : curves_)
    if (curve.tree.rows() > 0)
      out.add(
          RowsInWindow(*runs_[curve.run].recording, curve.tree.rows(), time, 1).extremes(curve.tree, curve.ofSteps));
  return out;
}

std::vector<CurveShape> OverlaidRuns::shapes(const PlotWindow& window, const QSizeF& size, const Theme& theme) const {
  std::vector<CurveShape> out;
  const auto pixels = static_cast<std::size_t>(std::max(1.0, size.width()));
  for (const Curve& curve : curves_) {
    if (curve.tree.rows() == 0) continue;
    const RowsInWindow rows(*runs_[curve.run].recording, curve.tree.rows(), window.time, pixels);
    out.push_back({toPixels(rows.points(curve.tree, curve.ofSteps, window.logarithmic), window, size, curve.ofSteps),
                   theme.curve(runs_[curve.run].color)});
  }
  return out;
}

}  // namespace gyre::ui
