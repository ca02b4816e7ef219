#pragma once
// What is written at the axes of a figure and over what it draws.

#include "figure/axes_window.h"

#include <QString>

#include <optional>

namespace gyre::ui {

struct FigureWords {
  bool hasAxes = true;
  QString horizontal = {}, value = {};        ///< titles of the axes
  bool overCounts = false, ofCounts = false;  ///< what the axes count are whole numbers
  QString second = {};                        ///< title of another vertical axis, on the right
  std::optional<AxisRange> secondRange = {};  ///< what that shows, on the same scale; none: there is no such axis
  QString hint = {};                          ///< in the middle, where there is nothing to see
  QString note = {};                          ///< in the corner: what is left out
};

}  // namespace gyre::ui
