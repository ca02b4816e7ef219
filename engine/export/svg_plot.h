#pragma once
// A plot of channels over time as an SVG that stands in a page. Colours are classes (c0, c1, ... for curves), so that
// the page chooses them; the legend is part of the picture.

#include "run/recording.h"

#include <string>
#include <vector>

namespace gyre {

struct PlotCurve {
  std::string label;
  std::size_t column = 0;
};

struct SvgPlot {
  std::string title;
  std::string unit;  ///< of all its curves; empty for pure numbers
  std::vector<PlotCurve> curves;
  bool logarithmic = false;  ///< of absolute values; zeros are left out
};

/// The plot of the rows recorded so far. Where several fall on a pixel, their range is drawn: no peak is lost.
std::string svgOf(const SvgPlot& plot, const Recording& recording);

}  // namespace gyre
