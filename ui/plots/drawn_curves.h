#pragma once
// What there is to see of the curves of a plot in a window of time: their range, their extremes, and their lines.

#include "figure/curve_canvas.h"
#include "plots/plotted_curves.h"
#include "theme/run_look.h"

namespace gyre::ui {

/// Places of runLook() of the runs whose curves a plot shows.
struct RunColors {
  int run = 0, kept = 1;

  bool operator==(const RunColors&) const = default;
};

/// Curves by the axis that they are on where units differ.
enum class OfAxis { any, first, second };

class DrawnCurves {
 public:
  /// @param curves  outlive this
  /// @param runs    where runs are compared; else each curve has a colour of its own
  explicit DrawnCurves(const PlottedCurves& curves, std::optional<RunColors> runs = {})
      : curves_(curves), runs_(runs) {}

  /// Range of the times of the run and of the kept one.
  AxisRange timeRange() const;
  /// Whether all curves count something about the steps: their values are whole numbers.
  bool areCounts() const;
  /// Extremes of all curves in a range of time.
  Extremes extremes(const AxisRange& time, OfAxis axis = OfAxis::any) const;
  /// The largest magnitude of one curve there; not a number when it has no values.
  double norm(const PlottedCurve& curve, const AxisRange& time) const;
  /// How uncertain interpolation makes the difference there, at most.
  double uncertainty(const PlottedCurve& curve, const AxisRange& time) const;

  /// The curves as polylines of a plot area of this size [pixels].
  /// @param second  values on the axis for other units than that of the first curve; none: all are on one
  std::vector<CurveShape> shapes(const AxesWindow& window, const QSizeF& size, const Theme& theme,
                                 const std::optional<AxisRange>& second = {}) const;
  /// How a curve is drawn: of the kept run minus the run, in the colour of the kept one.
  RunLook lookOf(const PlottedCurve& curve, const Theme& theme) const;
  RunLook keptLookOf(const PlottedCurve& curve, const Theme& theme) const;
  /// Curves with values that a logarithmic axis cannot show.
  QStringList namesWithNonPositive(const AxisRange& time) const;

 private:
  bool isOn(OfAxis axis, const PlottedCurve& curve) const {
    return axis == OfAxis::any || isOtherUnit(curves_.all(), curve.unit) == (axis == OfAxis::second);
  }
  int placeOf(const PlottedCurve& curve) const { return static_cast<int>(&curve - curves_.all().data()); }

  const PlottedCurves& curves_;
  std::optional<RunColors> runs_;
};

}  // namespace gyre::ui
