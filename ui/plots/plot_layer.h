#pragma once
// Something over the curves of a plot that finds its places anew whenever the plot is drawn.

#include "plots/plot_look.h"

namespace gyre::ui {

class PlotLayer {
 public:
  virtual ~PlotLayer() = default;
  virtual void place(const PlotLook& look) = 0;
};

}  // namespace gyre::ui
