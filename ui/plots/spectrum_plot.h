#pragma once
// The spectra of the curves of a plot, over the time that is in sight or marked.

#include "plots/plot_content.h"
#include "plots/plot_spectra.h"

#include <functional>

namespace gyre::ui {

class SpectrumPlot : public PlotContent {
 public:
  /// @param made  called whenever there are others than before
  SpectrumPlot(PlotRuns& runs, const std::function<void()>& made);

  bool choose(const PlotChoices& choices) override;
  std::optional<PlotChoices> asked(const PlotChoices& now) const override;
  bool prepare(const AxisRange& time) override;
  AxisRange horizontalRange(const AxisRange&, Reach reach) const override {
    return reach == Reach::whole ? spectra_.range() : spectra_.occupied();
  }
  std::optional<AxisRange> valueRange(const AxesWindow& window, bool anew) const override;
  PlotReading reading(const PlotLook& look) const override;
  std::vector<CurveShape> shapes(const PlotLook& look, QDeadlineTimer deadline) override;
  PlotData data(const PlotLook& look) override;

 protected:
  FigureWords describe(const PlotLook& look) const override;

 private:
  /// The rows of all curves, of the kept run's too, in a range of time.
  std::vector<SpectrumSource> sources(const AxisRange& time) const;
  RunLook lookOf(const SpectrumSource& source, const Theme& theme) const;
  QString valueTitle() const;
  /// What they were made of.
  QString warning() const;

  SpectrumOptions options_;
  PlotSpectra spectra_;
};

}  // namespace gyre::ui
