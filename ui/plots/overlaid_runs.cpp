#include "plots/overlaid_runs.h"

#include "plots/curve_points.h"
#include "plots/curve_rows.h"
#include "theme/run_look.h"

#include <algorithm>
#include <utility>

namespace gyre::ui {
namespace {

constexpr std::size_t overlaidRowsAtOnce = 512;  // of one run, between looks at the clock

/// 0: there is none.
std::size_t columnOfChannel(const Recording& recording, const OverlaidChannel& wanted) {
  const int found = columnOf(&recording, wanted.name);
  const std::size_t column = found > 0 ? static_cast<std::size_t>(found) : 0;
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

void OverlaidRuns::setBaseline(std::shared_ptr<const Recording> rows, bool magnitudes) {
  if (rows == baseline_ && magnitudes == magnitudes_) return;
  baseline_ = std::move(rows);
  magnitudes_ = magnitudes;
  findCurves();
}

void OverlaidRuns::setGrowing(bool runs, bool baseline) {
  grow_ = runs;
  baselineGrows_ = baseline;
}

void OverlaidRuns::findCurves() {
  curves_.clear();
  drawn_.clear();
  drawn_.resize(runs_.size());
  for (std::size_t run = 0; run < runs_.size(); ++run) findCurvesOf(run);
}

void OverlaidRuns::findCurvesOf(std::size_t run) {
  Drawn& drawn = drawn_[run];
  QStringList names;
  for (const OverlaidChannel& channel : channels_) names << channel.name;
  const bool formulas =
      std::any_of(channels_.begin(), channels_.end(), [](const OverlaidChannel& c) { return c.isFormula; });
  drawn.rows = gyre::ui::rowsOf(runs_[run].recording, names, formulas, drawn.derived);
  std::vector<RunDifference::Pair> pairs;
  std::vector<Curve> found;
  for (std::size_t i = 0; i < channels_.size(); ++i) {
    const std::size_t column = columnOfChannel(*drawn.rows, channels_[i]);
    const std::size_t ofBaseline = column > 0 && baseline_ ? columnOfChannel(*baseline_, channels_[i]) : 0;
    if (column == 0 || (baseline_ && ofBaseline == 0)) continue;
    pairs.push_back({column, ofBaseline, channels_[i].ofSteps});
    found.push_back({run, i, column, ExtremesTree(column), ExtremesTree(0)});
  }
  if (baseline_ && !found.empty()) {
    auto made = RunDifference::create(drawn.rows, baseline_, std::move(pairs));
    if (!made) return;  // without memory for it, there is none
    drawn.difference = std::move(*made);
    drawn.rows = drawn.difference->recording();
    for (std::size_t i = 0; i < found.size(); ++i) {
      found[i].column = drawn.difference->columnOf(i);
      found[i].tree = ExtremesTree(found[i].column, magnitudes_);
      found[i].uncertainty = ExtremesTree(drawn.difference->uncertaintyOf(i));
    }
  }
  std::move(found.begin(), found.end(), std::back_inserter(curves_));
}

bool OverlaidRuns::takeNewRows(const QDeadlineTimer& deadline) {
  bool more = false;
  do {
    more = false;
    for (Drawn& drawn : drawn_) {
      more |= drawn.derived && drawn.derived->append(overlaidRowsAtOnce, !grow_) > 0;
      more |= drawn.difference && drawn.difference->append(overlaidRowsAtOnce, baselineGrows_) > 0;
    }
    for (Curve& curve : curves_) {
      more |= curve.tree.append(*rowsOf(curve.run), overlaidRowsAtOnce) > 0;
      if (baseline_) curve.uncertainty.append(*rowsOf(curve.run), overlaidRowsAtOnce);
    }
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
    const Recording& recording = *rowsOf(curve.run);
    out.low = std::min(out.low, recording.time(0));
    out.high = std::max(out.high, recording.time(curve.tree.rows() - 1));
  }
  return out;
}

Extremes OverlaidRuns::extremes(const AxisRange& time, OfAxis axis) const {
  Extremes out;
  for (const Curve& curve : curves_)
    if (axis == OfAxis::any || isOnSecond(curve) == (axis == OfAxis::second)) out.add(extremesOf(curve, time));
  return out;
}

Extremes OverlaidRuns::extremesOf(const Curve& curve, const AxisRange& time) const {
  if (curve.tree.rows() == 0) return {};
  return RowsInWindow(*rowsOf(curve.run), curve.tree.rows(), time, 1).extremes(curve.tree, ofSteps(curve));
}

double OverlaidRuns::uncertaintyOf(const Curve& curve, const AxisRange& time) const {
  if (!baseline_ || curve.uncertainty.rows() == 0) return 0;
  const RowsInWindow rows(*rowsOf(curve.run), curve.uncertainty.rows(), time, 1);
  const Extremes all = rows.extremes(curve.uncertainty, ofSteps(curve));
  return all.empty() ? 0 : all.maximum;
}

std::vector<CurveShape> OverlaidRuns::shapes(const AxesWindow& window, const QSizeF& size, const Theme& theme,
                                             const std::optional<AxisRange>& second) const {
  std::vector<CurveShape> out;
  AxesWindow other = window;
  other.y = second.value_or(window.y);
  const auto pixels = static_cast<std::size_t>(std::max(1.0, size.width()));
  for (const Curve& curve : curves_) {
    if (curve.tree.rows() == 0) continue;
    const bool stairs = ofSteps(curve);
    const RowsInWindow rows(*rowsOf(curve.run), curve.tree.rows(), window.x, pixels);
    const RunLook look = runLook(theme, runs_[curve.run].color, static_cast<int>(curve.channel));
    out.push_back(
        {toPixels(rows.points(curve.tree, stairs, window.logY), isOnSecond(curve) ? other : window, size, stairs),
         look.color, look.line});
  }
  return out;
}

}  // namespace gyre::ui
