#include "figure/axes_window.h"

#include "export/axis_ticks.h"

namespace gyre::ui {

namespace {

constexpr double margin = 0.06;  ///< free above and below the curves, part of the height

AxisRange withMargin(double low, double high, double leastSpan) {
  const double span = std::max(high - low, leastSpan);
  const double middle = low + (high - low) / 2;
  return {middle - span * (0.5 + margin), middle + span * (0.5 + margin)};
}

}  // namespace

AxisTicks placedTicks(const AxisRange& range, AxisScale scale, int most, double pixels) {
  const auto ticks = scale == AxisScale::logarithmic ? logTicks : scale == AxisScale::whole ? wholeTicks : linearTicks;
  const LabelledTicks made = ticks(range.low, range.high, most);
  AxisTicks out{.ticks = {}, .factor = QString::fromStdString(made.factor)};
  for (const LabelledTick& tick : made.ticks)
    out.ticks.push_back({range.toUnit(tick.position) * pixels, QString::fromStdString(tick.label)});
  return out;
}

void equalizeScales(AxesWindow& window, const QSizeF& area) {
  if (window.logX || window.logY || area.isEmpty()) return;
  const double perPixelX = window.x.span() / area.width(), perPixelY = window.y.span() / area.height();
  if (perPixelX < perPixelY) window.x = window.x.zoomed(perPixelY / perPixelX, 0.5);
  else window.y = window.y.zoomed(perPixelX / perPixelY, 0.5);
}

std::optional<AxisRange> fittedCounts(const Extremes& extremes) {
  if (extremes.empty()) return std::nullopt;
  const AxisRange range = withMargin(extremes.minimum, extremes.maximum, 0);
  return AxisRange{std::min(range.low, extremes.minimum - 0.4), std::max(range.high, extremes.maximum + 0.4)};
}

std::optional<AxisRange> fittedValues(const Extremes& extremes, bool logarithmic) {
  if (extremes.empty() || (logarithmic && !extremes.anyPositive())) return std::nullopt;
  if (logarithmic) return withMargin(std::log10(extremes.minimumPositive), std::log10(extremes.maximum), 0.5);
  // Within what can be added and halved without overflow or underflow, however far a run diverged.
  constexpr double largest = 1e300, smallest = 1e-290;
  const double low = std::max(extremes.minimum, -largest), high = std::min(extremes.maximum, largest);
  // Differences in the last digits are round-off, not a curve.
  const double size = std::max(std::abs(low), std::abs(high));
  const bool constant = high - low <= std::max(1e-12 * size, smallest);
  return withMargin(low, high, !constant ? 0.0 : size > smallest ? 0.2 * size : 2.0);
}

}  // namespace gyre::ui
