#pragma once
// The part of two axes that a figure shows, and how it maps to the unit square.

#include "figure/axis_ticks.h"
#include "figure/extremes.h"

#include <QPointF>
#include <QSizeF>

#include <algorithm>
#include <cmath>
#include <optional>

namespace gyre::ui {

/// An interval of one axis.
struct AxisRange {
  double low = 0;
  double high = 1;

  bool operator==(const AxisRange&) const = default;
  double span() const { return high - low; }
  double toUnit(double x) const { return (x - low) / (high - low); }
  double fromUnit(double u) const { return low + u * (high - low); }

  /// Scaled by `factor` about the place `u` in [0, 1], which stays where it is.
  AxisRange zoomed(double factor, double u) const {
    const double about = fromUnit(u);
    return {about + (low - about) * factor, about + (high - about) * factor};
  }
  AxisRange shifted(double units) const { return {low + units * span(), high + units * span()}; }

  /// Wide enough that its numbers differ in double precision.
  bool resolvable() const { return span() > 1e-12 * std::max(std::abs(low), std::abs(high)) && span() > 1e-300; }
};

/// What an axis counts in.
enum class AxisScale { linear, logarithmic, whole };

/// Ticks of an axis over so many pixels.
AxisTicks placedTicks(const AxisRange& range, AxisScale scale, int most, double pixels);

/// Ranges of a horizontal and a vertical axis: of values, or of their log10 where an axis is logarithmic.
struct AxesWindow {
  AxisRange x = {};
  AxisRange y = {};
  bool logX = false;
  bool logY = false;

  bool operator==(const AxesWindow&) const = default;
  /// A value in axis coordinates; not a number when it has no place on a logarithmic axis.
  double onX(double value) const { return onAxis(value, logX); }
  double onY(double value) const { return onAxis(value, logY); }
  /// The value that stands at a place of the vertical axis.
  double ofY(double place) const { return logY ? std::pow(10.0, place) : place; }
  /// Place of two values in the unit square; not a number where a value has none.
  QPointF toUnit(double valueX, double valueY) const { return {x.toUnit(onX(valueX)), y.toUnit(onY(valueY))}; }

 private:
  static double onAxis(double x, bool logarithmic) { return !logarithmic ? x : x > 0 ? std::log10(x) : std::nan(""); }
};

/// Widens one axis so that one unit is equally long on both in a plot area of this size.
void equalizeScales(AxesWindow& window, const QSizeF& area);

/// The range that shows these counts, zero and up, with room for lines at both ends.
std::optional<AxisRange> fittedCounts(const Extremes& extremes);

/// The range that shows these values with a little room around; none when there is nothing to show.
std::optional<AxisRange> fittedValues(const Extremes& extremes, bool logarithmic);

}  // namespace gyre::ui
