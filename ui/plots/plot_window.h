#pragma once
// The part of time and value that a plot shows, and how it maps to the unit square.

#include "plots/axis_ticks.h"
#include "plots/curve_reduction.h"

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

/// Ticks of an axis over so many pixels, at positions in pixels.
AxisTicks placedTicks(const AxisRange& range, AxisScale scale, int most, double pixels);
inline AxisTicks placedTicks(const AxisRange& range, bool logarithmic, int most, double pixels) {
  return placedTicks(range, logarithmic ? AxisScale::logarithmic : AxisScale::linear, most, pixels);
}

struct PlotWindow {
  AxisRange time;
  AxisRange value;  ///< log10 of the values when logarithmic
  bool logarithmic = false;

  /// A value in axis coordinates; not a number when it has no place on a logarithmic axis.
  double onAxis(double x) const { return !logarithmic ? x : x > 0 ? std::log10(x) : std::nan(""); }
  /// The value that stands at a place of the axis.
  double ofAxis(double place) const { return logarithmic ? std::pow(10.0, place) : place; }
};

/// The range that shows these counts, zero and up, with room for lines at both ends.
std::optional<AxisRange> fittedCounts(const Extremes& extremes);

/// The range that shows these values with a little room around; none when there is nothing to show.
std::optional<AxisRange> fittedValues(const Extremes& extremes, bool logarithmic);

}  // namespace gyre::ui
