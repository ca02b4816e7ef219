#pragma once
// The curves of a plot over another quantity than time: a channel, or a formula.

#include "plots/curves_plot.h"
#include "plots/xy_paths.h"

namespace gyre::ui {

class PathPlot : public CurvesPlot {
 public:
  explicit PathPlot(PlotRuns& runs);

  bool choose(const PlotChoices& choices) override;
  std::optional<PlotChoices> asked(const PlotChoices&) const override { return std::nullopt; }
  AxisRange horizontalRange(const AxisRange& now, Reach reach) const override;
  std::optional<AxisRange> valueRange(const AxesWindow& window, bool anew) const override;
  bool hasEqualAxes() const override { return equalAxes_; }
  /// With equal axes the one that shows fewer units on a pixel is widened about its middle.
  QString title(const QString& ofCurves) const override;
  PlotReading reading(const PlotLook& look) const override;
  std::vector<CurveShape> shapes(const PlotLook& look, QDeadlineTimer deadline) override;
  bool isWhole() const override { return paths_.isWhole(); }
  std::optional<QPointF> placeOf(const PlotNote& note, const PlotLook& look) const override;

 protected:
  FigureWords describe(const PlotLook& look) const override;

 private:
  std::vector<PathCurve> paths(const Theme& theme) const;

  bool equalAxes_ = false;
  XyPaths paths_;
};

}  // namespace gyre::ui
