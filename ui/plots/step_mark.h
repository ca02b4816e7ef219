#pragma once
// Something that happened at a moment of a run, shown in a plot as a small shape with a tool tip.

#include "figure/marker.h"

#include <QString>

namespace gyre::ui {

struct StepMark {
  double time = 0, value = 0;
  Marker shape = Marker::circle;
  int color = 0;  ///< place in Theme::curves
  QString text = {};
};

}  // namespace gyre::ui
