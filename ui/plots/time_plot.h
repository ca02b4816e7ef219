#pragma once
// The curves of a plot over time, with other runs beside them; or what the runs differ from a baseline by.

#include "plots/curves_plot.h"

namespace gyre::ui {

class TimePlot : public CurvesPlot {
 public:
  explicit TimePlot(PlotRuns& runs);

  bool choose(const PlotChoices& choices) override;
  std::optional<PlotChoices> asked(const PlotChoices& now) const override;
  AxisRange horizontalRange(const AxisRange& now, Reach reach) const override;
  std::optional<AxisRange> valueRange(const AxesWindow& window, bool anew) const override;
  std::optional<AxisRange> secondRange(const AxesWindow& window) const override;
  PlotReading reading(const PlotLook& look) const override;
  std::vector<CurveShape> shapes(const PlotLook& look, QDeadlineTimer deadline) override;
  PlotData data(const PlotLook& look) override;
  std::vector<FigureSource> figureSources(const Theme& theme) const override;

 protected:
  std::optional<NoDifference> lack() const override;
  FigureWords describe(const PlotLook& look) const override;

 private:
  /// The other runs are of what is shown: themselves or differences.
  bool drawsOverlaid() const;
  void describeDifference(FigureWords& words, const PlotLook& look) const;
  void addDifferences(PlotData& data);
  void appendOverlaidNames(PlotReading& reading, const PlotLook& look) const;
  LegendEntry differenceEntry(std::size_t run, const PlotLook& look) const;
  /// There are curves on a second axis.
  bool hasSecond() const;
  Extremes extremes(const AxisRange& time, OfAxis axis) const;

  bool secondAxis_ = false;
};

}  // namespace gyre::ui
