#pragma once
// What screen readers are told of the parts of the window that draw themselves: the bar of the timeline is a slider
// with a time for its value, the strip of errors an alert, a plot a chart with the values at its cursor.

namespace gyre::ui {

/// Once, before the first of them is made.
void installAccessibleParts();

}  // namespace gyre::ui
