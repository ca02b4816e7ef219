#pragma once
// Small shapes over the curves of a plot for what happened at moments of the run (step_mark.h).

#include "plots/plot_layer.h"
#include "plots/step_mark.h"

#include <functional>
#include <vector>

namespace gyre::ui {

class PlotSurface;

class StepMarks : public PlotLayer {
 public:
  /// Those in a window of time.
  using Source = std::function<std::vector<StepMark>(const AxisRange&)>;

  /// @param surface  outlives this
  StepMarks(PlotSurface& surface, Source source) : surface_(surface), source_(std::move(source)) {}
  void place(const PlotLook& look) override;

 private:
  PlotSurface& surface_;
  Source source_;
};

}  // namespace gyre::ui
