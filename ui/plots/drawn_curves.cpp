#include "plots/drawn_curves.h"

#include "plots/curve_points.h"

#include <algorithm>
#include <cmath>

namespace gyre::ui {

AxisRange DrawnCurves::timeRange() const {
  const std::size_t n = curves_.rows(), kept = curves_.keptRows();
  if (n + kept == 0) return {0, 1};
  AxisRange range = n > 0 ? AxisRange{curves_.shown()->time(0), curves_.shown()->time(n - 1)}
                          : AxisRange{curves_.runs().kept()->time(0), curves_.runs().kept()->time(kept - 1)};
  if (kept > 0)
    range = {std::min(range.low, curves_.runs().kept()->time(0)),
             std::max(range.high, curves_.runs().kept()->time(kept - 1))};
  return range.resolvable() ? range : AxisRange{range.low, range.low + 1};
}

bool DrawnCurves::areCounts() const {
  return !curves_.empty() && std::all_of(curves_.all().begin(), curves_.all().end(),
                                         [](const PlottedCurve& c) { return c.ofSteps && c.unit.isEmpty(); });
}

Extremes DrawnCurves::extremes(const AxisRange& time, OfAxis axis) const {
  Extremes result;
  if (const std::size_t n = curves_.rows(); n > 0) {
    const auto drawn = curves_.shown();
    const RowsInWindow rows(*drawn, n, time, 1);
    for (const PlottedCurve& curve : curves_.all())
      if (curve.shown > 0 && isOn(axis, curve)) result.add(rows.extremes(curve.tree, curve.ofSteps));
  }
  if (const std::size_t n = curves_.keptRows(); n > 0) {
    const RowsInWindow rows(*curves_.runs().kept(), n, time, 1);
    for (const PlottedCurve& curve : curves_.all())
      if (curve.keptColumn > 0 && isOn(axis, curve)) result.add(rows.extremes(curve.keptTree, curve.ofSteps));
  }
  return result;
}

double DrawnCurves::norm(const PlottedCurve& curve, const AxisRange& time) const {
  const std::size_t n = curves_.rows();
  if (n == 0 || curve.shown <= 0) return std::nan("");
  const auto drawn = curves_.shown();
  const Extremes all = RowsInWindow(*drawn, n, time, 1).extremes(curve.tree, curve.ofSteps);
  return all.empty() ? std::nan("") : std::max(std::abs(all.minimum), std::abs(all.maximum));
}

double DrawnCurves::uncertainty(const PlottedCurve& curve, const AxisRange& time) const {
  const std::size_t n = curves_.rows();
  if (n == 0 || curve.shown <= 0 || !curves_.isDifference()) return 0;
  const Extremes all = RowsInWindow(*curves_.shown(), n, time, 1).extremes(curve.uncertainty, curve.ofSteps);
  return all.empty() ? 0 : all.maximum;
}

std::vector<CurveShape> DrawnCurves::shapes(const AxesWindow& window, const QSizeF& size, const Theme& theme,
                                            const std::optional<AxisRange>& second) const {
  std::vector<CurveShape> result;
  const auto pixels = static_cast<std::size_t>(std::max(1.0, size.width()));
  AxesWindow other = window;
  other.y = second.value_or(window.y);
  const auto add = [&](const RowsInWindow& rows, const ExtremesTree& tree, const PlottedCurve& curve,
                       const RunLook& look) {
    const AxesWindow& own = isOtherUnit(curves_.all(), curve.unit) ? other : window;
    result.push_back(
        {toPixels(rows.points(tree, curve.ofSteps, window.logY), own, size, curve.ofSteps), look.color, look.line});
  };
  if (const std::size_t n = curves_.keptRows(); n > 0) {
    const RowsInWindow rows(*curves_.runs().kept(), n, window.x, pixels);
    for (const PlottedCurve& curve : curves_.all())
      if (curve.keptColumn > 0) add(rows, curve.keptTree, curve, keptLookOf(curve, theme));
  }
  if (const std::size_t n = curves_.rows(); n > 0) {
    const auto drawn = curves_.shown();
    const RowsInWindow rows(*drawn, n, window.x, pixels);
    for (const PlottedCurve& curve : curves_.all())
      if (curve.shown > 0) add(rows, curve.tree, curve, lookOf(curve, theme));
  }
  return result;
}

RunLook DrawnCurves::lookOf(const PlottedCurve& curve, const Theme& theme) const {
  if (!runs_) return {theme.curve(curve.color)};
  const bool isOfKept = curves_.isDifference() && curves_.runs().runIsBaseline();
  return runLook(theme, isOfKept ? runs_->kept : runs_->run, placeOf(curve));
}

RunLook DrawnCurves::keptLookOf(const PlottedCurve& curve, const Theme& theme) const {
  return runLook(theme, runs_.value_or(RunColors{}).kept, placeOf(curve));
}

QStringList DrawnCurves::namesWithNonPositive(const AxisRange& time) const {
  QStringList names;
  const std::size_t n = curves_.rows();
  if (n == 0 || curves_.isDifference()) return names;  // of a difference only zeros are left out
  const RowsInWindow rows(*curves_.runs().own(), n, time, 1);
  for (const PlottedCurve& curve : curves_.all())
    if (rows.extremes(curve.tree, curve.ofSteps).minimum <= 0) names << curve.name;
  return names;
}

}  // namespace gyre::ui
